import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { i18nFor } from "#app/i18n/i18n.ts";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { documentBody, documentFrame } from "#content/readers/documents.server.ts";
import { documentKey } from "#site/documents.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/DocumentPage.route";
import { bodyAddress, keepBody, loadBody } from "./bodies.ts";
import { DocumentView } from "./DocumentView.tsx";
import { describeDocument } from "./describeDocument.ts";
import { PricingView } from "./PricingView.tsx";
import { preloadSlots } from "./slots.ts";

/** How long a navigation waits for the text, in milliseconds, so that one which is nearly there does not flicker. */
const patience = 200;

/**
 * At build time: what stands around the text; none for a list of prices. The text itself is no part of the page's data
 * (docs/decisions/0008): the render finds it among the bodies.
 */
export function loader({ params: { chapter = "", doc = "" }, url }: LoaderFunctionArgs) {
	const language = languageOf(url.pathname);
	const key = documentKey(chapter, doc);
	const frame = documentFrame(language, chapter, doc);
	if (key && frame) keepBody(bodyAddress(language, chapter, doc), documentBody(language, key));
	return { frame };
}

/** On client navigation: the page's data file, and the text beside it, for which nobody waits long. */
export async function clientLoader({
	params: { chapter = "", doc = "" },
	url,
	serverLoader,
}: ClientLoaderFunctionArgs) {
	const text = doc === "pricing" ? undefined : loadBody(bodyAddress(languageOf(url.pathname), chapter, doc));
	const arrived = text?.catch(() => {});
	const data = await serverLoader<typeof loader>();
	if (data.frame) preloadSlots(data.frame.parts);
	await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
	return data;
}

export const meta: Route.MetaFunction = ({ location, params: { chapter = "", doc = "" }, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	const { title, summary } = describeDocument(t, languageOf(location.pathname), chapter, doc, loaderData?.frame);
	return pageMeta(location.pathname, "document", { title, summary });
};

/** A document of the guidelines (product 7): a legal text or a list of prices. */
export default function DocumentPage({
	loaderData: { frame },
	params: { chapter = "", doc = "" },
}: Route.ComponentProps) {
	// Another document is another page: nothing of the last one is kept.
	const key = `${chapter}/${doc}`;
	if (!frame) return <PricingView key={key} chapter={chapter} />;
	return <DocumentView key={key} chapter={chapter} doc={doc} frame={frame} />;
}
