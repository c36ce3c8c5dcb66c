import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { hasMeta } from "#app/i18n/availability.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { unlistedMeta } from "#app/seo/pageMeta.ts";
import { barePath, languageOf } from "#site/paths.ts";
import { type ErrorCode, errorCodes, resolve } from "#site/resolve.ts";
import type { Route } from "./+types/ErrorPage.route";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** At build time each code's screen is prerendered under the code as its path; a server shows it at any address. */
export function loader({ url }: LoaderFunctionArgs) {
	const name = barePath(url.pathname).slice(1);
	const code: ErrorCode = errorCodes.find((candidate) => candidate === name) ?? "404";
	return { code };
}

/** On client navigation the address tells the code. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
	const resolution = resolve(url.pathname, "", hasMeta);
	const code: ErrorCode = resolution.kind === "error" ? resolution.code : "404";
	return { code };
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	return unlistedMeta(t(`errors.${loaderData.code}.title`));
};

/** Every address that is no page (product 1). */
export default function ErrorPage({ loaderData }: Route.ComponentProps) {
	return <ErrorScreen code={loaderData.code} />;
}
