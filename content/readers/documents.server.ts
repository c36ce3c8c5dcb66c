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
import { type DocumentText, readDocuments } from "./readDocuments.server.ts";

let loaded: readonly DocumentText[] | undefined;

/** Every text of `content/guidelines`, the earlier ones too, read once per build. */
export function documentTexts(): readonly DocumentText[] {
	if (!loaded) {
		const entries = {
			game: new Set(gameSlugs().map((slug) => pagePath("game", { slug }))),
			article: new Set(articleSlugs().map((slug) => pagePath("article", { slug }))),
			document: new Set(documentKeys.map((key) => pagePath("document", getDocumentParams(key)))),
		};
		loaded = readDocuments("content/guidelines", {
			keys: writtenDocuments,
			valuesIn: documentValues,
			validate: (href) => validateLink(href, entries),
		});
	}
	return loaded;
}

/** What `config/figures.json` and `config/brand.json` hold, of today or of another day. */
export interface SiteSettings {
	readonly figures: FigureValues;
	readonly site: Pick<typeof site, "name" | "legal" | "contacts" | "providers" | "links">;
}

/** What the placeholders of documents in a language stand for, by name. */
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

/** All documents except the price lists, which are translation strings. */
export const writtenDocuments: readonly DocumentKey[] = documentKeys.filter((key) => !key.endsWith(".pricing"));

/**
 * A document's text for readers of a language: in it where there is a translation, else in English.
 *
 * @param from the day from which an earlier text applied; without it, today's text
 */
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

/** Everything on a document's page but its text; `undefined` for an unknown document. */
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
		/** The description in the page's language, for a text in another one. */
		translatedDescription: descriptions?.[language],
		updated,
		/** A translation applies from the same day as the text that it translates. */
		from: (findText(defaultLanguage, key) ?? text).from,
		/** The texts before it, the last one first. */
		earlier: earlierVersions().filter((version) => version.key === key),
		/** In the page's language if it is translated, else in the document's. */
		summary: own
			? { language, points: own.map((text, place) => ({ text, clauses: points[place]?.clauses ?? [] })) }
			: { language: text.language, points },
		contents: flattenBlocks(body).flatMap(({ kind, ...block }) =>
			kind === "section" && "number" in block ? [{ number: block.number, title: plainText(block.children) }] : [],
		),
		slots: body.filter((part) => typeof part === "string"),
	};
}

/** The text itself, its notes in the reader's language if they are translated; empty where there is none. */
export function documentBody(language: Language, key: DocumentKey): DocumentBody {
	const text = findText(language, key);
	return text ? translateNotes(text, language) : [];
}

/** The notes keep the clauses of the original points. */
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

interface VersionOfDocument {
	readonly key: DocumentKey;
	/** ISO days: the first and the last on which it applied, and the first of the text after it. */
	readonly from: string;
	readonly until: string;
	readonly next: string;
}

/** Every earlier text of every document, the last one first. */
export function earlierVersions(): VersionOfDocument[] {
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

/** An earlier text, what took its place, and what changed with that; `undefined` where there is none. */
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
		/** Whether the text after it is today's. */
		isLast,
		/** Language of title, text and changes. */
		language: text.language,
		title: text.title,
		body: translateNotes(text, language),
		/** One sentence about the changes, in the page's language if it is translated. */
		said: said && (language === "ru" ? said.ru : said.en),
		changes: diffText(text.body, after?.body ?? []),
	};
}

function dayBefore(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
