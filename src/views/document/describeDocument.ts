import type { TFunction } from "i18next";
import { documentKey, hasPrices, isChapter } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";
import type { DocumentFrame } from "#content/readers/documents.server.ts";

/**
 * A document's title and summary in the page's language: its own where it is written in that language, else the site's
 * words for it.
 */
export function describeDocument(
	t: TFunction,
	language: Language,
	chapter: string,
	doc: string,
	frame: DocumentFrame | undefined,
): { title: string; summary: string } {
	if (frame?.language === language) return { title: frame.title, summary: frame.description };
	const key = documentKey(chapter, doc);
	const title = key ? t(`guidelines.documents.${key}`) : t("guidelines.title");
	if (frame) return { title, summary: frame.translatedDescription ?? t("guidelines.english.summary", { title }) };
	if (!hasPrices(chapter)) return { title, summary: "" };
	return { title: t(`guidelines.chapters.${chapter}.prices`), summary: t(`guidelines.pricing.${chapter}.summary`) };
}

/** The steps of the way to a document; `index` is the path of the guidelines. */
export function documentCrumbs(t: TFunction, index: string, chapter: string) {
	const guidelinesCrumb = { label: t("guidelines.title"), path: index };
	if (!isChapter(chapter)) return [guidelinesCrumb];
	return [guidelinesCrumb, { label: t(`guidelines.chapters.${chapter}.title`), path: `${index}#${chapter}` }];
}
