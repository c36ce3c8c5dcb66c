import { checkLength, checkPlaceholders, checkText, findPlaceholders } from "./checkText.ts";
import { flattenTexts, parseLocale } from "./parseLocale.ts";
import { expectedKeys, getPluralForms, readPlural } from "./plurals.ts";
import { type LocaleRules, metaFields, siteRules } from "./rules.ts";

/** Texts by path in `public/locales`, such as `ru/meta.json`. */
export type LocaleFiles = Readonly<Record<string, string>>;

type LocaleData = Record<string, unknown>;

const root = "public/locales";
/** Longer texts do not fit into the table of prices on a phone. */
const MAX_PRICE_LENGTH = 40;

/**
 * Compares every language with English, which declares keys, placeholders and pages. A language with fewer pages needs
 * only the groups of its pages and the shared groups. Returns one line per problem: file, key, problem, remedy.
 */
export function checkLocales(files: LocaleFiles, rules: LocaleRules = siteRules): string[] {
	const problems = Object.keys(files)
		.filter(
			(name) => !rules.languages.some((code) => name === `${code}/translation.json` || name === `${code}/meta.json`),
		)
		.map(
			(name) =>
				`${root}/${name}: the site has no such language or namespace; remove it, or add the language to config/languages.ts`,
		);
	const read = (language: string, namespace: string): LocaleData | undefined => {
		const text = files[`${language}/${namespace}.json`];
		const { data, problem } =
			text === undefined ? { problem: "it is missing; add it, be it only {}" } : parseLocale(text);
		if (problem) problems.push(`${root}/${language}/${namespace}.json: ${problem}`);
		return data;
	};
	const english = { meta: read("en", "meta"), translation: read("en", "translation") };
	if (!english.meta || !english.translation) return problems;
	for (const language of rules.languages) {
		const isEnglish = language === "en";
		const meta = isEnglish ? english.meta : read(language, "meta");
		const translation = isEnglish ? english.translation : read(language, "translation");
		if (!meta || !translation) continue;
		const declared = Object.keys(meta).filter((page) => rules.pages.includes(page));
		const pages = isEnglish ? rules.pages : declared;
		const fields = pages.flatMap((page) => Object.keys(metaFields).map((field) => `${page}.${field}`));
		problems.push(...checkFile(language, "meta", meta, new Set(fields), flattenTexts(english.meta)));
		const neededGroups =
			declared.length === rules.pages.length ? Object.keys(english.translation) : getGroups(declared, rules);
		const wanted = Object.fromEntries(
			Object.entries(english.translation).filter(([group]) => neededGroups.includes(group)),
		);
		const keys = expectedKeys(flattenTexts(wanted).keys(), language);
		problems.push(...checkFile(language, "translation", translation, keys, flattenTexts(english.translation)));
		problems.push(...checkPrices(language, translation, rules));
	}
	return [...problems, ...checkGroups(english.translation, rules)];
}

function getGroups(pages: readonly string[], { shared, groups }: LocaleRules): string[] {
	return [...shared, ...pages.flatMap((page) => groups[page] ?? [])];
}

/** Groups without a page could not be compared in languages with fewer pages. */
function checkGroups(english: LocaleData, rules: LocaleRules): string[] {
	const listed = getGroups(rules.pages, rules);
	const differentKeys = new Set(
		[...Object.keys(english), ...listed].filter((group) => !listed.includes(group) || !(group in english)),
	);
	return [...differentKeys].map(
		(group) =>
			`${root}/en/translation.json: key "${group}": it is not both here and in content/locales/rules.ts; add or remove it`,
	);
}

function checkPrices(language: string, texts: LocaleData, { prices }: LocaleRules): string[] {
	return [...flattenTexts(texts)].flatMap(([key, text]) => {
		const problem = prices.keys.test(key) && checkPrice(language, String(text), prices.figures);
		return problem ? [`${root}/${language}/translation.json: key "${key}": ${problem}`] : [];
	});
}

/** Only figures are filled into prices; other placeholders would be shown with their braces. */
function checkPrice(language: string, text: string, figures: readonly string[]): string | undefined {
	const unknown = [...findPlaceholders(text)].find((name) => !figures.includes(name));
	if (unknown) return `no figure is called {{${unknown}}}; write the price itself`;
	if (/\p{Extended_Pictographic}/u.test(text)) return "it has an emoji; remove it";
	const isCommaDecimal = new Intl.NumberFormat(language).format(0.5).includes(",");
	const [wrongDecimal] = (isCommaDecimal ? /\d+\.\d{1,2}(?!\d)/ : /\d+,\d{1,2}(?!\d)/).exec(text) ?? [];
	if (wrongDecimal)
		return `"${wrongDecimal}" is not a number of this language; write a ${isCommaDecimal ? "comma" : "point"} before decimals`;
	return checkLength(text, { minimum: 1, maximum: MAX_PRICE_LENGTH });
}

function checkFile(
	language: string,
	namespace: string,
	data: LocaleData,
	expected: ReadonlySet<string>,
	english: ReadonlyMap<string, unknown>,
): string[] {
	const texts = flattenTexts(data);
	const check = (key: string, value: unknown) => {
		const pluralForm = readPlural(key);
		const originalText = String(english.get(pluralForm ? `${pluralForm.base}_other` : key));
		// English may omit the number 1 in `one`; Russian uses that form for 21, too.
		const optionalPlaceholder = language === "en" && pluralForm?.form === "one" ? "count" : undefined;
		const problem = checkText(value) ?? checkPlaceholders(originalText, String(value), optionalPlaceholder);
		const limits = namespace === "meta" ? metaFields[key.split(".")[1] as keyof typeof metaFields] : undefined;
		return problem ?? (limits && checkLength(String(value), limits));
	};
	const missing = [...expected].filter((key) => !texts.has(key)).map((key) => [key, "it is missing; add it"]);
	const wrong = [...texts].map(([key, value]) => {
		return [key, expected.has(key) ? check(key, value) : describeExtra(language, key, english)];
	});
	return [...missing, ...wrong]
		.filter(([, problem]) => problem)
		.map(([key, problem]) => `${root}/${language}/${namespace}.json: key "${key}": ${problem}`);
}

function describeExtra(language: string, key: string, english: ReadonlyMap<string, unknown>): string {
	const pluralForm = readPlural(key);
	const forms = pluralForm ? getPluralForms(language) : [];
	if (pluralForm && !forms.includes(pluralForm.form))
		return `"${language}" only has the plural forms ${forms.join(", ")}; remove it`;
	if (english.has(key)) return "no page of this language shows it; remove it, or declare its page in meta.json";
	return "English has no such key; remove it, correct its name or add it to English";
}
