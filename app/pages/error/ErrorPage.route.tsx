import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLocation, useRevalidator } from "react-router";
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
	return { code: codeFor(url.pathname) };
}

function codeFor(pathname: string): ErrorCode {
	const resolution = resolve(pathname, "", hasMeta);
	return resolution.kind === "error" ? resolution.code : "404";
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	return unlistedMeta(t(`errors.${loaderData.code}.title`), loaderData.code === "404" ? location.pathname : undefined);
};

/** Every address that is no page (product 1). */
export default function ErrorPage({ loaderData }: Route.ComponentProps) {
	const { pathname } = useLocation();
	const { revalidate } = useRevalidator();
	// A static host has one not-found page for all addresses, also for `/de/about-us`.
	useEffect(() => {
		if (loaderData.code === "404" && codeFor(pathname) !== "404") revalidate();
	}, [loaderData.code, pathname, revalidate]);
	return <ErrorScreen code={loaderData.code} />;
}
