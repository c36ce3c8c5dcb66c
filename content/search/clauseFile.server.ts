import MiniSearch from "minisearch";
import { type DocumentKey, documentKeys, getDocumentParams } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { getBriefs } from "#content/model/document.ts";
import { documentBody, documentFrame } from "#content/readers/documents.server.ts";
import type translation from "#public/locales/en/translation.json";
import type { ClauseFile, SearchedClause, SearchedDocument } from "./clauseFile.ts";
import { clauseOptions } from "./clauseOptions.ts";
import { languageFiles } from "./languageFiles.server.ts";
import { listClauses } from "./listClauses.ts";
import { readSearchKeywords } from "./searchKeywords.server.ts";

const files = languageFiles("clauses", "guidelines", makeFile);

/** The search file of the guidelines in a language; the default language's if it has no guidelines. */
export const clauseFile = files.of;

export const clauseFiles = files.all;

function makeFile(language: Language): ClauseFile {
	const asked = readSearchKeywords().documents;
	const index = new MiniSearch(clauseOptions);
	const documents: SearchedDocument[] = [];
	const clauses: SearchedClause[] = [];
	for (const key of documentKeys) {
		const { chapter, doc } = getDocumentParams(key);
		const frame = documentFrame(language, chapter, doc);
		documents.push({ key, title: getDocumentName(language, key), language: frame?.language ?? language });
		const names = [...files.languages.map((code) => getDocumentName(code, key)), ...(asked[key] ?? [])];
		const [about, ...points] = frame?.summary.points ?? [];
		const body = documentBody(language, key);
		const noteLanguage = getBriefs(body)[0]?.language ?? frame?.language;
		for (const { anchor, section, text, summary } of listClauses(body)) {
			const summaryTexts = [about, ...points].flatMap((point) => (point?.clauses.includes(anchor) ? point.text : []));
			// The first point describes the whole document. Section summaries in other languages are left out.
			const inShort = anchor ? [...summaryTexts, ...(noteLanguage === language ? summary : [])] : [about?.text ?? ""];
			const plain = inShort.join(" ");
			index.add({ id: clauses.length, title: section, text, summary: plain, keywords: anchor ? "" : names.join(", ") });
			clauses.push([documents.length - 1, anchor, section, text, plain]);
		}
	}
	return { language, documents, clauses, index: JSON.parse(JSON.stringify(index)) };
}

/** Includes the chapter if several documents have the same name, such as terms and conditions. */
function getDocumentName(language: Language, key: DocumentKey): string {
	const { guidelines } = readLocale(language, "translation") as unknown as Pick<typeof translation, "guidelines">;
	const { chapter, doc } = getDocumentParams(key);
	const name = (guidelines.documents as Record<string, Record<string, string>>)[chapter]?.[doc] ?? key;
	const isShared = documentKeys.some((other) => other !== key && getDocumentParams(other).doc === doc);
	const of = (guidelines.chapters as Record<string, { title: string }>)[chapter]?.title;
	return isShared && of ? `${of}: ${name}` : name;
}
