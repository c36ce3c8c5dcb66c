import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";

/** Russian texts, keyed by the English ones. `$1`, `$2` … are variable parts. The first key that matches applies. */
export type Translations = Readonly<Record<string, string>>;

/** Contains quoted texts (“…”) as a whole. */
const variablePart = "((?:[^“]|“.*”)+)";

/** Creates a function that translates texts with their variable parts. Texts without a translation stay English. */
export function createTranslator(translations: Translations): (text: string) => string {
	const patterns = Object.entries(translations).map(([english, russian]) => {
		const fixedParts = english.split(/\$\d/).map((part) => part.replaceAll(/[.?*+^$|()[\]{}\\]/g, "\\$&"));
		const pattern = new RegExp(`^${fixedParts.join(variablePart)}$`, "s");
		return { pattern, translation: insertNonBreakingSpaces(russian) };
	});
	return function translate(text): string {
		for (const { pattern, translation } of patterns) {
			const parts = pattern.exec(text);
			if (parts) return translation.replaceAll(/\$(\d)/g, (_, index) => translate(parts[index] ?? ""));
		}
		return text;
	};
}

/** Translates labels and hints in the CMS's configuration (JSON). */
export function translateLabels(config: string, translations: Translations) {
	const translate = createTranslator(translations);
	const isLabel = (key: string) => /^(label|label_singular|hint|description)$/.test(key);
	return JSON.parse(config, (key, value) => (isLabel(key) ? translate(value) : value));
}
