import type { DocumentBody, DocumentFrame } from "#content/model/document.ts";
import { judgeLink } from "#content/model/judgeLink.ts";
import { plainText } from "#content/model/richText.ts";
import { readPoint } from "#content/model/summaryPoints.ts";
import { type DocumentKey, documentKey, documentKeys, paramsOf } from "#site/documents.ts";
import { defaultLanguage, type Language } from "#site/languages.ts";
import { pagePath } from "#site/pages.ts";
import { site } from "#site/site.ts";
import { factTextsIn } from "./factTexts.server.ts";
import { gameSlugs } from "./games.server.ts";
import { articleSlugs } from "./news.server.ts";
import { type DocumentText, readDocuments } from "./readDocuments.server.ts";

let loaded: readonly DocumentText[] | undefined;

/** Every text of `content/guidelines`, read once per build. */
function texts(): readonly DocumentText[] {
	const entries = {
		game: new Set(gameSlugs().map((slug) => pagePath("game", { slug }))),
		article: new Set(articleSlugs().map((slug) => pagePath("article", { slug }))),
		document: new Set(documentKeys.map((key) => pagePath("document", paramsOf(key)))),
	};
	loaded ??= readDocuments("content/guidelines", {
		keys: writtenDocuments,
		valuesIn: (language) => ({ ...factTextsIn(language), ...siteValues() }),
		judge: (href) => judgeLink(href, entries),
	});
	return loaded;
}

/** Names, addresses and providers as documents write them. */
function siteValues(): Record<string, string> {
	const { name, legal, contacts, providers, links } = site;
	const { entity, address, registrationNumber } = legal;
	const portals = { userPortalAddress: links.marketplace, partnerPortalAddress: links.publish };
	return { product: name, entity, address, registrationNumber, ...portals, ...contacts, ...providers };
}

/** All but the lists of prices, which stand in the translations. */
export const writtenDocuments: readonly DocumentKey[] = documentKeys.filter((key) => !key.endsWith(".pricing"));

/** A document's text for readers of a language: in it where there is a translation, else in English. */
function findText(language: Language, key: DocumentKey): DocumentText | undefined {
	const translations = texts().filter((text) => text.key === key);
	return (
		translations.find((text) => text.language === language) ??
		translations.find((text) => text.language === defaultLanguage)
	);
}

/** What stands around a document's text; `undefined` where there is no such text. */
export function documentFrame(language: Language, chapter: string, doc: string): DocumentFrame | undefined {
	const key = documentKey(chapter, doc);
	const text = key && findText(language, key);
	if (!text) return undefined;
	const { updated, title, description, summary, summaries, body } = text;
	const points = summary.map(readPoint);
	const own = summaries?.[language];
	return {
		language: text.language,
		title,
		description,
		...(updated && { updated: { day: updated, text: formatUpdate(language, updated) } }),
		summary: own
			? { language, points: own.map((text, place) => ({ text, clauses: points[place]?.clauses ?? [] })) }
			: { language: text.language, points },
		contents: body
			.flatMap((part) => (typeof part === "string" ? [] : part))
			.flatMap(({ kind, ...block }) =>
				kind === "section" && "number" in block ? [{ number: block.number, title: plainText(block.children) }] : [],
			),
		slots: body.filter((part) => typeof part === "string"),
	};
}

/** The text itself; empty where there is none. */
export function documentBody(language: Language, key: DocumentKey): DocumentBody {
	return findText(language, key)?.body ?? [];
}

/** An ISO day as the page's language writes it; in the build alone, because browsers' spellings differ. */
function formatUpdate(language: Language, day: string): string {
	const locale = language === "en" ? "en-GB" : language;
	const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}
