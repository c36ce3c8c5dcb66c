import { formatDay } from "#config/formatDay.ts";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import type { TextChange } from "#content/model/document.ts";
import { documentSchema } from "#content/model/documentSchema.ts";
import type { SiteSettings } from "#content/readers/documents.server.ts";
import { isDay } from "#content/readers/schedule.server.ts";
import {
	changesBetween,
	documentFile,
	documentNames,
	interpolateFacts,
	readField,
	withFields,
} from "./documentFile.ts";

/** Request to publish the current text of a document as a new version. */
export interface VersionRequest {
	/** `general/cookie-policy`. */
	readonly document: string;
	/** ISO day from which the new text applies. */
	readonly from: string;
	/** Change note of one sentence, keyed by language. */
	readonly changed: Readonly<Record<string, string>>;
}

/** Reads files by their path in the project; undefined if a file does not exist. */
export interface VersionFiles {
	now(file: string): string | undefined;
	/** The text of the last commit, which readers have seen. */
	published(file: string): string | undefined;
}

export interface VersionPlan {
	/** New contents in the order of writing, keyed by path. */
	readonly writes: ReadonlyMap<string, string>;
	readonly steps: readonly string[];
}

interface TextPair {
	readonly language: Language;
	/** With placeholders; empty if the translation was removed. */
	readonly now: string;
	/** With filled placeholders. */
	readonly before: string;
	readonly changes: readonly TextChange[];
}

/**
 * Plans a document's new version: archives the previous text under its start day, with its figures and names, and adds
 * start day and change note to the new text.
 * @param today ISO day
 * @throws ContentError with one line per problem: field or file, remedy
 */
export function planVersion(request: VersionRequest, files: VersionFiles, today: string): VersionPlan {
	const { document, from } = request;
	if (!documentNames.includes(document)) {
		throw new ContentError([`There is no document "${document}". Write one of ${documentNames.join(", ")}.`]);
	}
	const originalFile = documentFile(document, defaultLanguage);
	const text = files.now(originalFile) ?? "";
	const publishedText = files.published(originalFile);
	const sinceDay = readField(publishedText ?? text, "from");
	if (!sinceDay) {
		throw new ContentError([
			`${originalFile}: "Applies from" is empty, and the text is kept under that day. Write since when the published text applies, save, and publish that first.`,
		]);
	}
	const pairs = listPairs(document, sinceDay, files);
	if (pairs[0]?.language !== defaultLanguage)
		throw new ContentError([
			`${originalFile}: the previous text is unknown, because it was never committed. Run "npm run versions -- keep ${document}" before the text is changed.`,
		]);

	const changeNotes = documentSchema.shape.changed.unwrap().safeParse(request.changed);
	const problems = [
		...checkStartDate(from, sinceDay, today),
		...(changeNotes.success ? [] : describeIssues("What changed", changeNotes.error)),
		...checkChanges(document, pairs),
	];
	if (problems.length > 0) throw new ContentError(problems);
	return {
		writes: new Map([
			...pairs.map(({ language, before }): [string, string] => [documentFile(document, language, sinceDay), before]),
			[originalFile, withFields(originalFile, text, { from, updated: today, changed: changeNotes.data })],
		]),
		steps: describeSteps(document, sinceDay, from, pairs),
	};
}

function listPairs(document: string, sinceDay: string, files: VersionFiles): TextPair[] {
	return languageCodes.flatMap((language) => {
		const file = documentFile(document, language);
		const kept = files.now(documentFile(document, language, sinceDay));
		const publishedText = files.published(file);
		if (!kept && !publishedText) return [];
		const before =
			kept ?? getArchivedText(file, publishedText ?? "", language, sinceDay, readSettings(files.published));
		const now = files.now(file) ?? "";
		const after = interpolateFacts(now, language, readSettings(files.now));
		return { language, now, before, changes: changesBetween(before, after) };
	});
}

/** An archived text with filled placeholders and its start day. */
export function getArchivedText(
	file: string,
	text: string,
	language: Language,
	from: string,
	settings?: SiteSettings,
): string {
	return withFields(file, interpolateFacts(text, language, settings), { from });
}

function readSettings(read: VersionFiles["now"]): SiteSettings | undefined {
	const [figures, site] = [read("config/figures.json"), read("config/brand.json")];
	return figures && site ? { figures: JSON.parse(figures), site: JSON.parse(site) } : undefined;
}

const writeDay = (day: string) => formatDay(day, defaultLanguage);

function checkStartDate(from: string, sinceDay: string, today: string): string[] {
	const day = "Applies from";
	if (!isDay(from)) return [`${day}: ${from ? `"${from}" is not a calendar day` : "it is empty"}. Choose a day.`];
	if (from <= sinceDay) return [`${day}: the text before applies since ${writeDay(sinceDay)}. Choose a day after it.`];
	if (from < today) return [`${day}: ${writeDay(from)} is past. Choose today, ${writeDay(today)}, or a later day.`];
	return [];
}

function checkChanges(document: string, pairs: readonly TextPair[]): string[] {
	const unchangedPairs = pairs.filter(({ now, changes }) => now && changes.every(({ kind }) => kind === "kept"));
	if (unchangedPairs.some(({ language }) => language === defaultLanguage)) {
		return [
			`${documentFile(document, defaultLanguage)}: its clauses are those of the text before. Change them in the form and save; a slip of the pen, a summary or a translation needs no new version.`,
		];
	}
	return unchangedPairs.map(({ language }) => {
		const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
		return `${documentFile(document, language)}: the English text has changed, the ${name} one has not. Change it in the form in the same way, and save.`;
	});
}

function describeSteps(document: string, sinceDay: string, from: string, pairs: readonly TextPair[]): string[] {
	const files = pairs.map(({ language }) => documentFile(document, language, sinceDay));
	return [
		`The text that applied since ${writeDay(sinceDay)} is kept with the figures and names of then: ${files.join(", ")}.`,
		`The text of now says that it applies from ${writeDay(from)}.`,
		...pairs.map(({ language, changes }) => `${language.toUpperCase()}: ${describeChanges(changes)}.`),
		`The site shows it as soon as it is public: publish on ${writeDay(from)}, and tell people as early as the terms say.`,
	];
}

/** `changed: 4.2, 5.1; new: 6.3`. */
function describeChanges(changes: readonly TextChange[]): string {
	const labels = Object.entries({ changed: "changed", added: "new", removed: "taken out" });
	const parts = labels.flatMap(([kind, label]) => {
		const own = changes.flatMap((change) => (change.kind !== "kept" && change.kind === kind ? change : []));
		return own.length > 0 ? `${label}: ${own.map(({ name }) => name || "the opening").join(", ")}` : [];
	});
	return parts.join("; ");
}
