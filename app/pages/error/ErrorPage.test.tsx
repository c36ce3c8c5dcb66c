// @vitest-environment jsdom
import "#app/i18n/i18n.server.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, it } from "vitest";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import ErrorPage, { clientLoader } from "./ErrorPage.route.tsx";

afterEach(cleanup);

type Loader = Parameters<typeof clientLoader>[0];
type Page = Parameters<typeof ErrorPage>[0];

function Component() {
	return <ErrorPage {...({ loaderData: useLoaderData() } as Page)} />;
}

/** The page as a static host answers an address: with the screen "404" in its HTML. */
function open(address: string) {
	const loader = ({ request }: { request: Request }) => clientLoader({ url: new URL(request.url) } as Loader);
	const router = createMemoryRouter([{ id: "error", path: "*", loader, Component }], {
		initialEntries: [address],
		hydrationData: { loaderData: { error: { code: "404" } } },
	});
	const i18n = i18nFor("en");
	render(
		<I18nContext value={i18n}>
			<RouterProvider router={router} />
		</I18nContext>,
	);
	return i18n.t;
}

it.each([
	["/de/about-us", "unsupportedLanguage"],
	["/nope", "404"],
] as const)("%s on a static host becomes the screen %s once the app runs", async (address, code) => {
	const t = open(address);
	await expect.poll(() => screen.getByRole("heading").textContent).toBe(t(`errors.${code}.title`));
});
