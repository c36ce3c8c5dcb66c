import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { i18nFor } from "#app/i18n/i18n.ts";
import { pageMeta } from "#app/seo/pageMeta.ts";
import type { DocumentBody } from "#content/model/document.ts";
import { documentBody, documentFrame } from "#content/readers/documents.server.ts";
import { documentKey } from "#site/documents.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/DocumentPage.route";
import { DocumentView } from "./DocumentView.tsx";
import { describeDocument } from "./describeDocument.ts";
import { PricingView } from "./PricingView.tsx";
import { preloadSlots } from "./slots.ts";

/** How long a navigation waits for the text, in milliseconds, so that one which is nearly there does not flicker. */
const patience = 200;

/** At build time: the frame around the text, then the text in the same file; nothing for a price list. */
export function loader({ params: { chapter = "", doc = "" }, url }: LoaderFunctionArgs) {
	const language = languageOf(url.pathname);
	const key = documentKey(chapter, doc);
	const frame = documentFrame(language, chapter, doc);
	if (!key || !frame) return {};
	return { frame, body: Promise.resolve<DocumentBody | null>(documentBody(language, key)) };
}

/** On client navigation: the page's data file, for whose end nobody waits long. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	const data = await serverLoader<typeof loader>();
	if (!data.frame) return data;
	preloadSlots(data.frame.slots);
	const body = data.body.catch(() => null);
	await Promise.race([body, new Promise((resolve) => setTimeout(resolve, patience))]);
	return { ...data, body };
}

export const meta: Route.MetaFunction = ({ location, params: { chapter = "", doc = "" }, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	const { title, summary } = describeDocument(t, languageOf(location.pathname), chapter, doc, loaderData?.frame);
	return pageMeta(location.pathname, "document", { title, summary });
};

/** A document of the guidelines (product 7): a legal text or a list of prices. */
export default function DocumentPage({ loaderData, params: { chapter = "", doc = "" } }: Route.ComponentProps) {
	// Another document is another page: nothing of the last one is kept.
	const key = `${chapter}/${doc}`;
	if (!loaderData.frame) return <PricingView key={key} chapter={chapter} />;
	return <DocumentView key={key} chapter={chapter} doc={doc} {...loaderData} />;
}
