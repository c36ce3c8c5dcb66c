import { metaFields } from "#content/locales/checkMeta.ts";
import { checkText, placeholdersOf } from "#content/locales/checkText.ts";
import { type Namespace, readLocale } from "#content/locales/locales.server.ts";
import { flatten } from "#content/locales/parseLocale.ts";
import { expectedKeys, readPlural } from "#content/locales/plurals.ts";
import { siteRules } from "#content/locales/rules.ts";
import { everyPage, type Limit, protectedIn, type Unit } from "#scripts/translations/unit.ts";

/** Numbers that a plural form is for, as translators know them. */
const counts = [0, 1, 2, 3, 4, 5, 6, 8, 11, 21, 22, 25, 100, 1_000_000, 1.5];

const metaHints: Readonly<Record<string, string>> = {
	title: "The page's title in search results and in the browser's tab.",
	description: "The page's summary in search results.",
	keywords: "What people look for the page by, with commas between.",
};

/**
 * The words of the pages in the files of `public/locales`, in all plural forms that the language has.
 *
 * @param addressOf an address at which a page is seen
 */
export function wordUnits(language: string, addressOf: (page: string) => string): Unit[] {
	return (["translation", "meta"] as const).flatMap((namespace) => {
		const english = flatten(readLocale("en", namespace));
		return [...expectedKeys(english.keys(), language)].map((key) =>
			unitOf({ language, namespace, key, english, addressOf }),
		);
	});
}

interface Word {
	readonly language: string;
	readonly namespace: Namespace;
	readonly key: string;
	readonly english: ReadonlyMap<string, unknown>;
	readonly addressOf: (page: string) => string;
}

function unitOf({ language, namespace, key, english, addressOf }: Word): Unit {
	const plural = readPlural(key);
	const sourceKey = english.has(key) || !plural ? key : `${plural.base}_other`;
	const parts = partsOf(namespace, key);
	const limit = namespace === "meta" ? limitOf(key) : undefined;
	const steps = key.split(".");
	return {
		id: `${namespace}:${key}`,
		source: String(english.get(sourceKey)),
		// English may leave out the number where it is always one.
		kept: protectedIn(String(english.get(plural ? `${plural.base}_other` : key))),
		origin: { file: `public/locales/en/${namespace}.json`, path: sourceKey.split(".") },
		target: { file: `public/locales/${language}/${namespace}.json`, path: steps },
		parts,
		address: parts[0] === everyPage ? "/" : addressOf(parts[0] ?? ""),
		hints: [
			...(namespace === "meta" ? [metaHints[steps[1] ?? ""] ?? ""] : []),
			...(plural ? [pluralHint(language, plural.base, plural.form)] : []),
		],
		...(limit && { limit }),
		...(plural && { counted: `${namespace}:${plural.base}` }),
		judge: (text) => judgeWord(text, limit),
	};
}

/** A group belongs to the pages that show it; a page's title and summary to the page. */
function partsOf(namespace: Namespace, key: string): string[] {
	const [group = ""] = key.split(".");
	if (namespace === "meta") return [group];
	if (siteRules.shared.includes(group)) return [everyPage];
	return siteRules.pages.filter((page) => siteRules.groups[page]?.includes(group));
}

function limitOf(key: string): Limit | undefined {
	const field = key.split(".").at(-1) ?? "";
	return field in metaFields ? metaFields[field as keyof typeof metaFields] : undefined;
}

function pluralHint(language: string, base: string, form: string): string {
	const rules = new Intl.PluralRules(language, { type: base.endsWith("_ordinal") ? "ordinal" : "cardinal" });
	const examples = counts.filter((count) => rules.select(count) === form).slice(0, 4);
	return `The form for ${examples.length > 0 ? examples.join(", ") : "numbers that are no whole ones"}.`;
}

function judgeWord(text: string, limit: Limit | undefined): string | undefined {
	const [first] = checkText(text);
	if (first) return `${first.problem}; ${first.remedy}`;
	// A figure or a name in its place has another length than its placeholder.
	if (!limit || placeholdersOf(text).size > 0) return undefined;
	const { length } = [...text];
	if (length > limit.maximum) return `it has ${length} characters; shorten it to ${limit.maximum} at most`;
	return length < limit.minimum ? `it has ${length} characters; write ${limit.minimum} at least` : undefined;
}
