/**
 * Fills `{{entity}}` and its like in a text.
 *
 * @param values what there is to fill in, by name
 * @returns the text, and what names nothing, with its line from 1
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>) {
	const problems: { line: number; problem: string }[] = [];
	const filled = text.split("\n").map((content, index) =>
		content.replace(/\{\{([^{}]*)\}\}/g, (written, name: string) => {
			const value = Object.hasOwn(values, name) ? values[name] : undefined;
			if (value !== undefined) return value;
			const known = Object.keys(values).map((key) => `{{${key}}}`);
			problems.push({ line: index + 1, problem: `unknown placeholder ${written}. Write one of ${known.join(", ")}` });
			return written;
		}),
	);
	return { text: filled.join("\n"), problems };
}
