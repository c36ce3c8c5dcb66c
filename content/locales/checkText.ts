import { findMarkup } from "#content/model/cleanText.ts";

const placeholderPattern = /\{\{-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g;

/** The names of `{{name}}` placeholders. */
export function findPlaceholders(text: string): ReadonlySet<string> {
	return new Set([...text.matchAll(placeholderPattern)].map(([, name = ""]) => name));
}

/** Compares placeholders with English ones. Returns the problem with its remedy; `optional` may be missing. */
export function checkPlaceholders(english: string, text: string, optional?: string): string | undefined {
	const [wanted, given] = [findPlaceholders(english), findPlaceholders(text)];
	const lost = [...wanted].find((name) => !given.has(name) && name !== optional);
	if (lost) return `it lacks the placeholder {{${lost}}}; put it into the text`;
	const added = [...given].find((name) => !wanted.has(name));
	return added && `English has no placeholder {{${added}}} here; remove it or correct its name`;
}

/** Checks the length in characters. Texts with placeholders pass, because values have other lengths. */
export function checkLength(
	text: string,
	limits: { readonly minimum: number; readonly maximum: number },
): string | undefined {
	const { length } = [...text];
	if (findPlaceholders(text).size > 0 || (length >= limits.minimum && length <= limits.maximum)) return undefined;
	const remedy =
		length < limits.minimum ? `write ${limits.minimum} at least` : `shorten it to ${limits.maximum} at most`;
	return `it has ${length} characters; ${remedy}`;
}

/** Checks a text: a string, not empty, no markup, no broken placeholder. Returns the problem with its remedy. */
export function checkText(value: unknown): string | undefined {
	if (typeof value !== "string") return `it is ${JSON.stringify(value)}; write a text in quotes, or remove the key`;
	if (value.trim() === "") return "it is empty; write the text";
	const markup = findMarkup(value);
	if (markup) return `it has HTML, ${markup}, which would be shown as text; write plain text`;
	const broken = /\{\{|\}\}/.exec(value.replace(placeholderPattern, ""));
	return broken ? `it has a broken placeholder near ${broken[0]}; write it as {{name}}` : undefined;
}
