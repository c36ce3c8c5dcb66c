import { checkText, placeholdersOf } from "./checkText.ts";
import { flatten } from "./parseLocale.ts";
import { expectedKeys, pluralForms, readPlural } from "./plurals.ts";
import type { Problem } from "./problem.ts";

type Texts = ReadonlyMap<string, unknown>;

/** One file of a language against its English counterpart, which declares keys and placeholders. */
export interface Comparison {
	readonly file: string;
	readonly language: string;
	readonly data: Record<string, unknown>;
	readonly english: Record<string, unknown>;
}

/** Missing and extra keys, wrong plural forms, and everything that can be wrong with a text. */
export function checkTranslation({ file, language, data, english }: Comparison): Problem[] {
	const texts = flatten(data);
	const source = flatten(english);
	const expected = expectedKeys(source.keys(), language);
	const problems: Problem[] = [];
	const report = (key: string, problem: string, remedy: string) => problems.push({ file, key, problem, remedy });

	for (const key of expected) if (!texts.has(key)) report(key, ...missing(key, language));
	for (const [key, value] of texts) {
		if (!expected.has(key)) {
			report(key, ...extra(key, language, expected));
			continue;
		}
		const wrong = checkText(value);
		for (const { problem, remedy } of wrong) report(key, problem, remedy);
		if (wrong.length === 0) for (const name of differences(key, String(value), source, language)) report(key, ...name);
	}
	for (const key of unreachable(data)) {
		report(key, 'its name has a "." or ":", so that no lookup finds it', "rename it");
	}
	return problems;
}

function missing(key: string, language: string): [string, string] {
	const plural = readPlural(key);
	if (!plural) return ["it is missing", "add it"];
	const forms = pluralForms(language, plural.base).join(", ");
	return [`this plural form is missing: "${language}" has ${forms}`, "add it"];
}

function extra(key: string, language: string, expected: ReadonlySet<string>): [string, string] {
	const plural = readPlural(key);
	if (plural && expected.has(`${plural.base}_other`)) {
		const forms = pluralForms(language, plural.base).join(", ");
		return [`"${language}" has no plural form "${plural.form}", only ${forms}`, "remove it"];
	}
	return ["English has no such key", "remove it, correct its name or add it to English"];
}

/** Placeholders that one side has and the other lacks. English `_one` may leave out `{{count}}`: it is always 1. */
function differences(key: string, text: string, english: Texts, language: string): [string, string][] {
	const plural = readPlural(key);
	const original = english.get(plural ? `${plural.base}_other` : key);
	if (typeof original !== "string") return [];
	const wanted = placeholdersOf(original);
	const given = placeholdersOf(text);
	const optional = language === "en" && plural?.form === "one" ? "count" : undefined;
	return [
		...[...wanted]
			.filter((name) => !given.has(name) && name !== optional)
			.map((name): [string, string] => [`it lacks the placeholder {{${name}}}`, "put it into the text"]),
		...[...given]
			.filter((name) => !wanted.has(name))
			.map((name): [string, string] => [
				`English has no placeholder {{${name}}} here`,
				"remove it or correct its name",
			]),
	];
}

function unreachable(data: Record<string, unknown>, prefix = ""): string[] {
	return Object.entries(data).flatMap(([name, value]) => {
		const inner =
			typeof value === "object" && value !== null
				? unreachable(value as Record<string, unknown>, `${prefix}${name}.`)
				: [];
		return /[.:]/.test(name) ? [prefix + name, ...inner] : inner;
	});
}
