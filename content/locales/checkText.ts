/** What is wrong with one text, whatever its language, and what to do about it. */
export interface TextProblem {
	readonly problem: string;
	readonly remedy: string;
}

const placeholder = /\{\{-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g;

/** The names in a text's `{{name}}` places. */
export function placeholdersOf(text: string): ReadonlySet<string> {
	return new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name));
}

/** Checks the value of one key by itself: a text, not empty, no markup, no broken placeholder. */
export function checkText(value: unknown): TextProblem[] {
	if (typeof value !== "string") {
		const kind = Array.isArray(value)
			? "an array"
			: value === null
				? "null"
				: `${typeof value === "object" ? "an empty group" : `a ${typeof value}`}`;
		return [{ problem: `it is ${kind}, not a text`, remedy: "write a text in quotes, or remove the key" }];
	}
	if (value.trim() === "") return [{ problem: "it is empty", remedy: "write the text" }];
	const problems: TextProblem[] = [];
	const markup = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(value);
	if (markup) {
		problems.push({
			problem: `it has HTML, ${markup[0]}, which would be shown as it stands`,
			remedy: "write plain text; the page itself makes words bold or a link",
		});
	}
	const broken = /\{\{|\}\}/.exec(value.replace(placeholder, ""));
	if (broken) {
		problems.push({ problem: `it has a broken placeholder near ${broken[0]}`, remedy: "write it as {{name}}" });
	}
	return problems;
}
