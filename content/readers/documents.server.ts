import { type DocumentKey, documentKey, documentKeys, getDocumentParams } from "#config/documents.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";
import { pagePath } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { type DocumentBlock, type DocumentBody, flattenBlocks, readPoint } from "#content/model/document.ts";
import { plainText } from "#content/model/richText.ts";
import { validateLink } from "#content/model/validateLink.ts";
import { diffText } from "./diffText.server.ts";
import { type FigureValues, formatFigures } from "./figureTexts.server.ts";
import { gameSlugs } from "./games.server.ts";
import { articleSlugs } from "./news.server.ts";
import { once } from "./once.server.ts";
import { type DocumentText, readDocuments } from "./readDocuments.server.ts";

/** Every text of `content/guidelines`, including earlier versions, read once per build. */
export const documentTexts = once((): readonly DocumentText[] => {
	const entries = {
		game: new Set(gameSlugs().map((slug) => pagePath("game", { slug }))),
		article: new Set(articleSlugs().map((slug) => pagePath("article", { slug }))),
		document: new Set(documentKeys.map((key) => pagePath("document", getDocumentParams(key)))),
	};
	return readDocuments("content/guidelines", {
		keys: writtenDocuments,
		valuesIn: documentValues,
		validate: (href) => validateLink(href, entries),
	});
});

/** The contents of `config/figures.json` and `config/brand.json`, current or of another date. */
export interface SiteSettings {
	readonly figures: FigureValues;
	readonly site: Pick<typeof site, "name" | "legal" | "contacts" | "providers" | "links">;
}

/** Values of placeholders by name. */
export function documentValues(
	language: Language,
	settings: SiteSettings = { figures: {}, site },
): Record<string, string> {
	return { ...formatFigures(language, settings.figures), ...siteValues(settings.site) };
}

function siteValues({ name, legal, contacts, providers, links }: SiteSettings["site"]): Record<string, string> {
	const { entity, address, registrationNumber } = legal;
	const portalAddresses = { userPortalAddress: links.marketplace, partnerPortalAddress: links.publish };
	return { product: name, entity, address, registrationNumber, ...portalAddresses, ...contacts, ...providers };
}

/** All documents except the price lists, which are translations. */
export const writtenDocuments: readonly DocumentKey[] = documentKeys.filter((key) => !key.endsWith(".pricing"));

/** A document's text in a language, or in English. `from` is the start date of an earlier version. */
function findText(language: Language, key: DocumentKey, from?: string): DocumentText | undefined {
	const translations = documentTexts().filter(
		(text) => text.key === key && text.isEarlier === Boolean(from) && (!from || text.from === from),
	);
	return (
		translations.find((text) => text.language === language) ??
		translations.find((text) => text.language === defaultLanguage)
	);
}

export type DocumentFrame = NonNullable<ReturnType<typeof documentFrame>>;

/** Everything on a document's page except its text; `undefined` for an unknown document. */
export function documentFrame(language: Language, chapter: string, doc: string) {
	const key = documentKey(chapter, doc);
	const text = key && findText(language, key);
	if (!text) return undefined;
	const { title, description, descriptions, updated, summary, summaries, body } = text;
	const points = summary.map(readPoint);
	const own = summaries?.[language];
	return {
		/** Language of title, description and text. */
		language: text.language,
		title,
		description,
		/** In the page's language, if the text is in another one. */
		translatedDescription: descriptions?.[language],
		updated,
		/** Translations apply from the date of the text that they translate. */
		from: (findText(defaultLanguage, key) ?? text).from,
		/** Earlier versions, the latest one first. */
		earlier: earlierVersions().filter((version) => version.key === key),
		/** In the page's language if translated, else in the document's. */
		summary: own
			? { language, points: own.map((text, place) => ({ text, clauses: points[place]?.clauses ?? [] })) }
			: { language: text.language, points },
		contents: flattenBlocks(body).flatMap(({ kind, ...block }) =>
			kind === "section" && "number" in block ? [{ number: block.number, title: plainText(block.children) }] : [],
		),
		slots: body.filter((part) => typeof part === "string"),
	};
}

/** A document's text, with section summaries in the reader's language if translated; empty for an unknown one. */
export function documentBody(language: Language, key: DocumentKey): DocumentBody {
	const text = findText(language, key);
	return text ? translateNotes(text, language) : [];
}

/** Uses the clauses of the original points. */
function translateNotes({ body, sectionSummaries }: DocumentText, language: Language): DocumentBody {
	const notes = sectionSummaries?.[language];
	if (!notes) return body;
	const translateBlock = (block: DocumentBlock): DocumentBlock => {
		const own = block.kind === "brief" && notes.find(({ section }) => section === block.section);
		if (!own) return block;
		const points = block.points.map((point, place) => ({ ...point, text: own.points[place] ?? point.text }));
		return { ...block, language, points };
	};
	return body.map((part) => (typeof part === "string" ? part : part.map(translateBlock)));
}

/**
 * All earlier versions of all documents, the latest one first: the ISO dates of its first and last day, and of the
 * first day of the next version.
 */
export function earlierVersions() {
	return writtenDocuments.flatMap((key) => {
		const own = documentTexts().filter((text) => text.key === key && text.language === defaultLanguage);
		const days = own.flatMap(({ from }) => from ?? []).sort((one, other) => other.localeCompare(one));
		return days.flatMap((from, place) => {
			const next = days[place - 1];
			return next ? [{ key, from, next, until: dayBefore(next) }] : [];
		});
	});
}

export type DocumentVersion = NonNullable<ReturnType<typeof documentVersion>>;

/** An earlier version, the next one, and the differences; `undefined` for an unknown version. */
export function documentVersion(language: Language, chapter: string, doc: string, from: string) {
	const key = documentKey(chapter, doc);
	const version = earlierVersions().find((candidate) => candidate.key === key && candidate.from === from);
	const text = key && version && findText(language, key, from);
	if (!text) return undefined;
	const isLast = !earlierVersions().some((candidate) => candidate.key === key && candidate.from === version.next);
	const next = isLast ? undefined : version.next;
	const after = findText(text.language, key, next);
	const said = findText(defaultLanguage, key, next)?.changed;
	return {
		...version,
		/** Whether the next version is the current one. */
		isLast,
		/** Language of title, text and changes. */
		language: text.language,
		title: text.title,
		body: translateNotes(text, language),
		/** One sentence about the changes, in the page's language if translated. */
		said: said && (language === "ru" ? said.ru : said.en),
		changes: diffText(text.body, after?.body ?? []),
	};
}

function dayBefore(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
