const MAX_NAMES = 8;

/**
 * Fills `{{entity}}` and its like in a text.
 *
 * @param values what there is to fill in, by name
 * @returns the text, and what names nothing, with its line from 1
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>) {
	const known = new Map(Object.entries(values));
	const problems: { line: number; problem: string }[] = [];
	const filled = text.split("\n").map((content, index) =>
		content.replace(/\{\{([^{}]*)\}\}/g, (written, name: string) => {
			const value = known.get(name);
			if (value !== undefined) return value;
			problems.push({
				line: index + 1,
				problem: `unknown placeholder ${written}. ${remedyFor(name, [...known.keys()])}`,
			});
			return written;
		}),
	);
	return { text: filled.join("\n"), problems };
}

/** Suggests names with the same beginning; else all names, if the list is short. */
function remedyFor(name: string, known: readonly string[]): string {
	const begin = (text: string) => text.slice(0, 4).toLowerCase();
	const similarNames = known.filter((key) => begin(key) === begin(name));
	const offeredNames = similarNames.length > 0 ? similarNames : known;
	const names = offeredNames.slice(0, MAX_NAMES).map((key) => `{{${key}}}`);
	const others = offeredNames.length > MAX_NAMES ? ", or another one of config/figures.json and config/brand.json" : "";
	return `Write one of ${names.join(", ")}${others}`;
}
