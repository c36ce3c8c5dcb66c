import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type DocumentKey, documentKey } from "#config/documents.ts";
import { defaultLanguage, isLanguage, type Language } from "#config/languages.ts";
import { ContentError } from "#content/model/contentError.ts";
import { type DocumentBody, flattenBlocks, getBriefs, readPoint } from "#content/model/document.ts";
import { type DocumentFields, documentSchema } from "#content/model/documentSchema.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { linkDefinitions } from "#content/model/linkDefinitions.ts";
import { collectAnchors, structureDocument } from "#content/model/structureDocument.ts";
import { checkLinks, compileMarkdown } from "./compileMarkdown.server.ts";
import { readFrontMatter } from "./readFrontMatter.server.ts";
import { readText } from "./readText.server.ts";

/** A legal document in one language. */
export interface DocumentText extends DocumentFields {
	readonly key: DocumentKey;
	readonly language: Language;
	readonly body: DocumentBody;
	/** Whether it is an earlier version. */
	readonly isEarlier: boolean;
}

interface TextSources {
	/** Documents that need a text in the default language; others are errors. */
	readonly keys: readonly DocumentKey[];
	/** Values of placeholders in a language. */
	readonly valuesIn: (language: Language) => Readonly<Record<string, string>>;
	/** Returns the problem of a link to another page, or undefined. */
	readonly validate: (href: string) => string | undefined;
}

/**
 * Reads and validates the legal documents of a folder: `<chapter>/<doc>.md`, `<chapter>/<doc>.<language>.md` for
 * translations, and `<chapter>/<doc>/2025-02-11.md` for earlier versions by start date.
 *
 * @throws ContentError with one line per problem of all files: file, field or line, remedy
 */
export function readDocuments(folder: string, sources: TextSources): DocumentText[] {
	const problems: string[] = [];
	const names = existsSync(folder)
		? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"))
		: [];
	const documents = names.sort().flatMap((name) => readDocument(folder, name, sources, problems) ?? []);
	const currentDocuments = documents.filter(({ isEarlier }) => !isEarlier);
	for (const document of currentDocuments) problems.push(...validateSummaries(folder, document, currentDocuments));
	problems.push(...validateVersions(folder, documents));
	for (const key of sources.keys) {
		const name = `${key.replace(".", "/")}.md`;
		if (!names.includes(name.replaceAll("/", path.sep))) {
			problems.push(`${path.join(folder, name)}: it is missing. Write it, or remove it from config/documents.ts.`);
		}
	}
	if (problems.length > 0) throw new ContentError(problems);
	return documents;
}

function readDocument(
	folder: string,
	name: string,
	sources: TextSources,
	problems: string[],
): DocumentText | undefined {
	const file = path.join(folder, name);
	const [, chapter = "", doc = "", version, language = defaultLanguage] =
		/^([^\\/]+)[\\/]([^\\/.]+)(?:[\\/](\d{4}-\d\d-\d\d))?(?:\.([^.]+))?\.md$/.exec(name) ?? [];
	const key = sources.keys.find((candidate) => candidate === `${chapter}.${doc}`);
	if (!key || !isLanguage(language)) {
		const known = documentKey(chapter, doc) && !key ? "Its page has no text" : "No such document";
		problems.push(
			`${file}: ${known}. Name it <chapter>/<doc>.md, <doc>.<language>.md or, if earlier, <doc>/<day>.md after config/documents.ts.`,
		);
		return undefined;
	}
	const report = (found: readonly { line: number; problem: string }[]) =>
		problems.push(...found.map(({ line, problem }) => `${file}:${line}: ${problem}.`));

	const written = readText(file);
	if (version && written.includes("{{")) {
		problems.push(`${file}: an earlier version must not have placeholders. Write their former values.`);
		return undefined;
	}
	const filled = fillPlaceholders(written, sources.valuesIn(language));
	report(filled.problems);
	const frontMatter = readFrontMatter(file, filled.text, documentSchema, problems);
	if (!frontMatter) return undefined;

	const { placed, links, problems: inText } = compileMarkdown(frontMatter.text);
	const { parts, problems: inStructure } = structureDocument(placed);
	const anchors = collectAnchors(parts);
	const inLinks = checkLinks(links, ({ href, words }) =>
		href.startsWith("#") ? validateReference(href, words, anchors) : sources.validate(href),
	);
	problems.push(...validatePoints(file, frontMatter.fields.summary, anchors));
	if (!version) problems.push(...validateBriefs(file, parts, anchors));
	if (version && frontMatter.fields.from !== version) {
		problems.push(`${file}: field "from": write ${version}, as the file is named, or name it after the day.`);
	}
	report([...inText, ...inLinks, ...inStructure].sort((a, b) => a.line - b.line));
	const body = linkDefinitions(parts, language);
	return { key, language, ...frontMatter.fields, body, isEarlier: version !== undefined };
}

/** The current version needs a start date if there are earlier ones. */
function validateVersions(folder: string, documents: readonly DocumentText[]): string[] {
	return documents.flatMap((document) => {
		if (!document.isEarlier) return [];
		const file = path.join(folder, `${document.key.replace(".", "/")}.md`);
		const today = documents.find(({ key, language, isEarlier }) => {
			return key === document.key && language === defaultLanguage && !isEarlier;
		});
		if (!today || document.language !== defaultLanguage) return [];
		if (!today.from) return `${file}: field "from": it is missing; earlier texts end the day before it.`;
		if (document.from && document.from >= today.from) {
			return `${file}: field "from": write a day after ${document.from}, from which an earlier text applied.`;
		}
		return [];
	});
}

/** Translated summaries need the original's points, and are errors if the document has a text in that language. */
function validateSummaries(folder: string, document: DocumentText, all: readonly DocumentText[]): string[] {
	const { key, language, summary, summaries = {}, sectionSummaries = {}, body } = document;
	const suffix = language === defaultLanguage ? "" : `.${language}`;
	const file = path.join(folder, `${key.replace(".", "/")}${suffix}.md`);
	const validateTranslations = <Texts>(
		name: string,
		translated: Record<string, Texts>,
		validateTexts: (texts: Texts) => string[],
	) =>
		Object.entries(translated).flatMap(([code, texts]) => {
			const field = `${file}: field "${name}.${code}"`;
			if (all.some((text) => text.key === key && text.language === code)) {
				return `${field}: the document has a text with a summary in this language. Remove the field.`;
			}
			return validateTexts(texts).map((problem) => `${field}${problem}`);
		});
	return [
		...validateTranslations("summaries", summaries, ({ length }) => {
			if (length === summary.length) return [];
			return [`: ${length} points for the summary's ${summary.length}. Write one for each, in its order.`];
		}),
		...validateTranslations("sectionSummaries", sectionSummaries, (notes) => validateNotes(notes, body)),
	];
}

type SectionSummaries = NonNullable<NonNullable<DocumentFields["sectionSummaries"]>[Language]>;

/** Translated section summaries need the same sections, order and number of points as the text. */
function validateNotes(notes: SectionSummaries, body: DocumentBody): string[] {
	const documentBriefs = getBriefs(body);
	const [found, expected] = [notes, documentBriefs].map((list) => list.map(({ section }) => section).join(", "));
	if (found !== expected) {
		return [`: notes of sections ${found}, where the text has ${expected}. Write one for each, in its order.`];
	}
	return notes.flatMap(({ section, points }, place) => {
		const count = documentBriefs[place]?.points.length;
		if (points.length === count) return [];
		return `, entry ${place + 1}: ${points.length} points for the ${count} of section ${section}. Write one for each, in its order.`;
	});
}

/** Each point of the summary refers to existing clauses. */
function validatePoints(file: string, points: readonly string[], anchors: ReadonlySet<string>): string[] {
	return points.flatMap((point, index) => {
		const { clauses } = readPoint(point);
		const field = `${file}: field "summary", entry ${index + 1}`;
		if (clauses.length === 0) return `${field}: it names no clause. End it with those that it rests on: (#4.2, #4.3).`;
		return clauses
			.filter((clause) => !anchors.has(clause))
			.map((clause) => `${field}: there is no clause ${clause}. Correct its number.`);
	});
}

/** A section with several clauses needs a summary, whose points refer to existing clauses. */
function validateBriefs(file: string, body: DocumentBody, anchors: ReadonlySet<string>): string[] {
	const blocks = flattenBlocks(body);
	return blocks.flatMap((block, place) => {
		if (block.kind !== "section") return [];
		const section = `${file}: section ${block.number}`;
		const next = blocks[place + 1];
		if (next?.kind === "brief") {
			const unknown = next.points.flatMap(({ clauses }) => clauses).filter((clause) => !anchors.has(clause));
			return unknown.map(
				(clause) => `${section}: its summary names clause ${clause}, which does not exist. Correct its number.`,
			);
		}
		if (!anchors.has(`${block.number}.2`)) return [];
		return `${section}: it has no summary. Write one under its title: "> - In plain words. (#${block.number}.1)".`;
	});
}

/** A reference within the document must have an existing target, which its text names. */
function validateReference(href: string, words: string, anchors: ReadonlySet<string>): string | undefined {
	const number = href.slice(1);
	if (!anchors.has(number)) return `no section or clause ${number} for the reference "${words}". Correct its number`;
	const [named] = /\d+(\.\d+)*/.exec(words) ?? [];
	if (!named || named === number) return undefined;
	return `the reference "${words}" leads to ${number}. Correct one of them`;
}
