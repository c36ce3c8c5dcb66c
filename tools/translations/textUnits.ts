import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formMessages } from "#content/formMessages.ts";
import { checkLength, checkText, placeholdersOf } from "#content/locales/checkText.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { expectedKeys, readPlural } from "#content/locales/plurals.ts";
import { metaFields, siteRules } from "#content/locales/rules.ts";
import { getBriefs } from "#content/model/document.ts";
import { documentPoint, sectionPoint } from "#content/model/documentSchema.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { gameText } from "#content/model/gameSchema.ts";
import { structureDocument } from "#content/model/structureDocument.ts";
import { readPoint } from "#content/model/summaryPoints.ts";
import { addresses } from "#content/readers/addresses.server.ts";
import { parseMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { factTexts } from "#content/readers/factTexts.server.ts";
import { type DataPath, type DataValue, getString, readBody, readData } from "./dataFile.ts";

/** One text of the site for translators. */
export interface TextUnit {
	/** Stable as long as the text has its place: `translation:home.hero.play`. */
	readonly id: string;
	/** The English text, and its file. */
	readonly source: string;
	readonly sourceFile: string;
	/** Text whose placeholders the translation must have, if it is not the source: the general form of a counted text. */
	readonly placeholderSource?: string;
	/** Place of the translation. */
	readonly file: string;
	readonly path: DataPath;
	/** Values that the entry of the translation needs beside it, such as the number of a section. */
	readonly companions?: readonly DataValue[];
	/** Parts that are shown only when all their texts are translated: page keys, `every page`, a game or a document. */
	readonly parts: readonly string[];
	/** URL path of a page that shows the text, without a language prefix. */
	readonly address: string;
	/** Notes for the translator. */
	readonly notes: readonly string[];
	/** In characters. */
	readonly maxLength?: number | undefined;
	/** Id of the counted text of which this is one plural form. */
	readonly counted?: string | undefined;
	/** Describes the faults of a translation beyond its placeholders, with the remedy. */
	readonly check: (text: string) => string | undefined;
}

/** The texts that every page shows. */
export const everyPage = "every page";

/** Numbers that translators know a plural form by. */
const exampleCounts = [0, 1, 2, 3, 4, 5, 6, 8, 11, 21, 22, 25, 100, 1_000_000, 1.5];

/** Lists every text of the site that is translated. */
export function listTextUnits(language: string): TextUnit[] {
	return [...listWords(language), ...listFormTexts(language), ...listGameTexts(language), ...listSummaries(language)];
}

/** Texts of `public/locales`, in all plural forms of the language. */
function listWords(language: string): TextUnit[] {
	const examples = new Map(addresses().map(({ page, path: address }) => [String(page), address]));
	for (const { page, language: code, path: address } of addresses()) if (code === "en") examples.set(page, address);
	return (["translation", "meta"] as const).flatMap((namespace) => {
		const english = flattenTexts(readLocale("en", namespace));
		return [...expectedKeys(english.keys(), language)].map((key): TextUnit => {
			const plural = readPlural(key);
			const general = plural ? `${plural.base}_other` : key;
			const source = String(english.get(english.has(key) ? key : general));
			const [group = "", field = ""] = key.split(".");
			const pages = siteRules.pages.filter((page) => siteRules.groups[page]?.includes(group));
			const parts = namespace === "meta" ? [group] : siteRules.shared.includes(group) ? [everyPage] : pages;
			const limits = namespace === "meta" ? metaFields[field as keyof typeof metaFields] : undefined;
			return {
				id: `${namespace}:${key}`,
				source,
				sourceFile: `public/locales/en/${namespace}.json`,
				placeholderSource: String(english.get(general)),
				file: `public/locales/${language}/${namespace}.json`,
				path: key.split("."),
				parts,
				address: examples.get(parts[0] ?? "") ?? "/",
				notes: [
					...(namespace === "meta" ? [`${field} of the page, for search engines.`] : []),
					...(plural ? [describePlural(language, plural.base, plural.form)] : []),
					...(limits ? [`${limits.minimum} to ${limits.maximum} characters.`] : []),
				],
				...(limits && placeholdersOf(source).size === 0 && { maxLength: limits.maximum }),
				...(plural && { counted: `${namespace}:${plural.base}` }),
				check: (text) => checkText(text) ?? (limits && checkLength(text, limits)),
			};
		});
	});
}

function describePlural(language: string, base: string, form: string): string {
	const rules = new Intl.PluralRules(language, { type: base.endsWith("_ordinal") ? "ordinal" : "cardinal" });
	const examples = exampleCounts.filter((count) => rules.select(count) === form).slice(0, 4);
	return `The form for ${examples.join(", ") || "fractions"}.`;
}

/** Texts of the page that answers the contact form without JavaScript. */
function listFormTexts(language: string): TextUnit[] {
	const file = "content/formMessages.json";
	return Object.entries(formMessages.en).map(([name, source]) => ({
		...{ id: `form:${name}`, source, sourceFile: file, file, path: [language, name] },
		parts: [everyPage],
		address: "/",
		notes: ["On the page that answers the contact form where scripts are off."],
		check: checkText,
	}));
}

/** Texts of games that have them in English. */
function listGameTexts(language: string): TextUnit[] {
	const fields = Object.entries(gameText.shape).flatMap(([name, schema]): [DataPath, z.ZodType][] =>
		schema instanceof z.ZodArray
			? [0, 1, 2].map((index): [DataPath, z.ZodType] => [[name, index], schema.element as z.ZodType])
			: [[[name], schema]],
	);
	return globSync("content/games/*.yaml")
		.sort()
		.flatMap((name) => {
			const file = name.split(path.sep).join("/");
			const data = readData(file);
			const slug = path.basename(file, ".yaml");
			return fields.flatMap(([keys, schema]): TextUnit[] => {
				const source = getString(data, ["en", ...keys]);
				if (source === undefined) return [];
				const id = `games:${slug}.${keys.join(".")}`;
				const place = { id, source, sourceFile: file, file, path: [language, ...keys] };
				return [{ ...place, parts: [`games:${slug}`], address: `/games/${slug}`, ...describeSchema(schema, source) }];
			});
		});
}

/**
 * Summaries of documents without a translated text, and of their sections. Agreements themselves are translated as whole files,
 * by people who are liable for them.
 */
function listSummaries(language: string): TextUnit[] {
	return globSync("content/guidelines/*/*.md")
		.map((file) => file.split(path.sep).join("/"))
		.filter((file) => /\/[^./]+\.md$/.test(file) && !existsSync(file.replace(/md$/, `${language}.md`)))
		.sort()
		.flatMap((file) => {
			const name = file.replace(/^content\/guidelines\/|\.md$/g, "");
			const data = readData(file) as { readonly summary?: readonly string[] };
			const place = { sourceFile: file, file, parts: [`documents:${name}`], address: `/docs/guidelines/${name}` };
			const points = (data.summary ?? []).map((written, index): TextUnit => {
				const { text: source } = readPoint(written);
				const [id, keys] = [`documents:${name}.${index + 1}`, ["summaries", language, index]];
				return { ...place, id, source, path: keys, ...describeSchema(documentPoint, source) };
			});
			const { parts } = structureDocument(parseMarkdown(readBody(file))(() => "link").placed);
			const notes = getBriefs(parts).flatMap(({ section, points }, position) =>
				points.map(({ text: source }, index): TextUnit => {
					const id = `documents:${name}.sections.${section}.${index + 1}`;
					const entry = ["sectionSummaries", language, position];
					const keys = { path: [...entry, "points", index], companions: [[[...entry, "section"], section]] as const };
					return { ...place, id, source, ...keys, ...describeSchema(sectionPoint, source) };
				}),
			);
			return [...points, ...notes];
		});
}

/** Notes, limits and validation that a content schema has for a text. */
function describeSchema(schema: z.ZodType, source: string): Pick<TextUnit, "notes" | "maxLength" | "check"> {
	const { title, description, minLength, maxLength } = z.toJSONSchema(schema, { io: "input" });
	return {
		notes: [
			...[title, description].flatMap((note) => note ?? []),
			...(minLength && maxLength ? [`${minLength} to ${maxLength} characters.`] : []),
		],
		maxLength: placeholdersOf(source).size > 0 ? undefined : maxLength,
		check(text) {
			const problem = schema.safeParse(fillPlaceholders(text, factTexts).text).error?.issues[0]?.message;
			return problem && `it has ${text.length} characters; ${problem}`;
		},
	};
}
