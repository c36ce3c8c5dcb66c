import type { TFunction } from "i18next";
import { documentKey, hasPrices, isChapter } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";
import type { DocumentFrame } from "#content/readers/documents.server.ts";

/** Title and summary of a document: its own if it is in the page's language, otherwise the site's translation. */
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

/** Breadcrumbs of a document; `index` is the path of the guidelines. */
export function documentCrumbs(t: TFunction, index: string, chapter: string) {
	const guidelinesCrumb = { label: t("guidelines.title"), path: index };
	if (!isChapter(chapter)) return [guidelinesCrumb];
	return [guidelinesCrumb, { label: t(`guidelines.chapters.${chapter}.title`), path: `${index}#${chapter}` }];
}
