import { existsSync } from "node:fs";
import { z } from "zod";
import { defaultLanguage } from "#config/languages.ts";
import { pagePath, pages } from "#config/pages.ts";
import { checkLength, checkText } from "#content/locales/checkText.ts";
import { readLocale, type TranslationNamespace } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { expectedKeys, readPlural } from "#content/locales/plurals.ts";
import { metaFields, siteRules } from "#content/locales/rules.ts";
import { getBriefs, readPoint } from "#content/model/document.ts";
import { documentDescription, documentPoint, sectionPoint } from "#content/model/documentSchema.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { languageMessages } from "#content/model/formMessagesSchema.ts";
import { gameText } from "#content/model/gameSchema.ts";
import { structureDocument } from "#content/model/structureDocument.ts";
import { pageEntries } from "#content/readers/addresses.server.ts";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { writtenDocuments } from "#content/readers/documents.server.ts";
import { figureTexts } from "#content/readers/figureTexts.server.ts";
import { listContentFiles } from "#content/readers/listContentFiles.server.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import { readText } from "#content/readers/readText.server.ts";
import { type DataPath, type DataValue, readData } from "./dataFile.ts";

export interface TextUnit {
	/** Stable as long as the text is not moved: `translation:home.hero.play`. */
	readonly id: string;
	readonly source: string;
	readonly file: string;
	readonly path: DataPath;
	/** Additional values of a new translation's entry, such as a section number. */
	readonly companions?: readonly DataValue[];
	/** Parts that are shown only if all their texts are translated: page keys, `every page`, a game or a document. */
	readonly parts: readonly string[];
	/** URL path of a page with the text, without a language prefix. */
	readonly address: string;
	readonly notes: readonly string[];
	/** Returns a problem beyond placeholders, with the remedy. */
	readonly check: (text: string) => string | undefined;
}

export const everyPage = "every page";

/** Example numbers of plural forms, for translators. */
const exampleCounts = [0, 1, 2, 3, 4, 5, 6, 8, 11, 21, 22, 25, 100, 1_000_000, 1.5];

export function listTextUnits(language: string): TextUnit[] {
	const form = { file: "content/formMessages.json", parts: [everyPage], address: "/" };
	const gameTexts = listContentFiles("content/games", ".yaml", []).flatMap((name) => {
		const slug = name.replace(".yaml", "");
		const place = { file: `content/games/${name}`, parts: [`games:${slug}`], address: `/games/${slug}` };
		return listFieldTexts(language, `games:${slug}.`, place, gameText.shape);
	});
	return [
		...listLocaleTexts(language, "translation"),
		...listLocaleTexts(language, "meta"),
		...listFieldTexts(language, "form:", form, languageMessages.shape),
		...gameTexts,
		...listSummaries(language),
	];
}

/** Texts of a file in `public/locales`, in all plural forms of the language. */
function listLocaleTexts(language: string, namespace: TranslationNamespace): TextUnit[] {
	const english = flattenTexts(readLocale(defaultLanguage, namespace));
	const file = `public/locales/${language}/${namespace}.json`;
	const isMeta = namespace === "meta";
	return [...expectedKeys(english.keys(), language)].map((key): TextUnit => {
		const pluralForm = readPlural(key);
		const source = String(english.get(key) ?? english.get(`${pluralForm?.base}_other`));
		const path = key.split(".");
		const [group = "", field = ""] = path;
		const limits = isMeta ? metaFields[field as keyof typeof metaFields] : undefined;
		const shownOn = siteRules.pages.filter((page) => siteRules.groups[page]?.includes(group));
		const parts = isMeta ? [group] : siteRules.shared.includes(group) ? [everyPage] : shownOn;
		const notes = [
			...(isMeta ? [`${field} of the page, for search engines.`] : []),
			...(pluralForm ? [describePlural(language, pluralForm.form)] : []),
			...(limits ? [`${limits.minimum} to ${limits.maximum} characters.`] : []),
		];
		const check = (text: string) => checkText(text) ?? (limits && checkLength(text, limits));
		return { id: `${namespace}:${key}`, source, file, path, parts, address: getExampleAddress(parts[0]), notes, check };
	});
}

/** URL path of a page, or of its first entry. */
function getExampleAddress(name?: string): string {
	const key = pages.find((page) => page.key === name)?.key;
	const [params] = key ? pageEntries(key) : [];
	return key && params ? pagePath(key, params) : "/";
}

function describePlural(language: string, form: string): string {
	const rules = new Intl.PluralRules(language);
	const formCounts = exampleCounts.filter((count) => rules.select(count) === form).slice(0, 4);
	return `The form for ${formCounts.join(", ") || "fractions"}.`;
}

type UnitPlace = Pick<TextUnit, "file" | "parts" | "address">;

/** Texts of a file with the same fields in each language. */
function listFieldTexts(language: string, prefix: string, place: UnitPlace, shape: Record<string, z.ZodType>) {
	const { en = {} } = readData(place.file) as { readonly en?: Readonly<Record<string, string | readonly string[]>> };
	return Object.entries(shape).flatMap(([field, schema]) =>
		[en[field] ?? []].flat().map((source, index): TextUnit => {
			const isList = schema instanceof z.ZodArray;
			const keys = isList ? [field, index] : [field];
			const rules = describeSchema(isList ? (schema.element as z.ZodType) : schema);
			return { ...place, id: prefix + keys.join("."), source, path: [language, ...keys], ...rules };
		}),
	);
}

/**
 * Summaries of documents without a translation, and of their sections. Agreements are translated as whole files, by
 * people who are liable for them.
 */
function listSummaries(language: string): TextUnit[] {
	const names = writtenDocuments.map((key) => key.replace(".", "/")).sort();
	return names.flatMap((name) => {
		const file = `content/guidelines/${name}.md`;
		if (existsSync(file.replace(/md$/, `${language}.md`))) return [];
		const { description, summary = [] } = readData(file) as { description: string; summary?: string[] };
		const place = { file, parts: [`documents:${name}`], address: `/docs/guidelines/${name}` };
		const toUnit = (key: string, source: string, path: DataPath, schema: z.ZodType): TextUnit => {
			return { ...place, id: `documents:${name}.${key}`, source, path, ...describeSchema(schema) };
		};
		const points = summary.map((written, index) => {
			return toUnit(`${index + 1}`, readPoint(written).text, ["summaries", language, index], documentPoint);
		});
		const { body = "" } = splitFrontMatter(readText(file)) ?? {};
		const { parts } = structureDocument(compileMarkdown(body).placed);
		const sectionPoints = getBriefs(parts).flatMap(({ section, points }, position) => {
			const entry = ["sectionSummaries", language, position];
			const companions = [[[...entry, "section"], section]] as const;
			return points.map(({ text }, index) => {
				const unit = toUnit(`sections.${section}.${index + 1}`, text, [...entry, "points", index], sectionPoint);
				return { ...unit, companions };
			});
		});
		return [
			toUnit("description", description, ["descriptions", language], documentDescription),
			...points,
			...sectionPoints,
		];
	});
}

/** A schema's notes and validation of a text. */
function describeSchema(schema: z.ZodType): Pick<TextUnit, "notes" | "check"> {
	const { title, description, minLength, maxLength } = z.toJSONSchema(schema, { io: "input" });
	const lengths = maxLength && `${minLength} to ${maxLength} characters.`;
	return {
		notes: [title, description, lengths].flatMap((note) => note || []),
		check(text) {
			const problem = checkText(text.replaceAll("<br>", ""));
			if (problem) return problem;
			const schemaIssue = schema.safeParse(fillPlaceholders(text, figureTexts).text).error?.issues[0]?.message;
			return schemaIssue && `it has ${text.length} characters; ${schemaIssue}`;
		},
	};
}
