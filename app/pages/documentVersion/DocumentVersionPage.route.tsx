import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { i18nFor } from "#app/i18n/i18n.ts";
import { loadOrAskServer } from "#app/navigation/loadOrAskServer.ts";
import { ErrorScreen } from "#app/pages/error/ErrorScreen.tsx";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { documentVersion } from "#content/readers/documents.server.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/DocumentVersionPage.route";
import { VersionView } from "./VersionView.tsx";

/** At build time: an earlier text of a document, and what changed after it; null where there is none. */
export function loader({ params: { chapter = "", doc = "", from = "" }, url }: LoaderFunctionArgs) {
	return documentVersion(languageOf(url.pathname), chapter, doc, from) ?? null;
}

/** On client navigation: the page's data file, which an unknown text does not have. */
export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
	loadOrAskServer(() => serverLoader<typeof loader>(), url);

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	if (!loaderData) return unlistedMeta(t("errors.404.title"), location.pathname);
	const { title, from, until } = loaderData;
	return pageMeta(location.pathname, "documentVersion", {
		title: `${title}: ${from.text}`,
		document: title,
		from: from.text,
		until: until.text,
	});
};

/** A text of the guidelines that applied before today's, and what has changed since. */
export default function DocumentVersionPage({ loaderData, params: { chapter = "", doc = "" } }: Route.ComponentProps) {
	if (!loaderData) return <ErrorScreen code="404" />;
	return <VersionView chapter={chapter} doc={doc} version={loaderData} />;
}
