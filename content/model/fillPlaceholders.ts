const MAX_NAMES = 8;

/** Fills placeholders such as `{{entity}}`. Returns the text and the unknown placeholders with their lines. */
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

/** Suggests names with the same beginning, or all names of a short list. */
function remedyFor(name: string, known: readonly string[]): string {
	const begin = (text: string) => text.slice(0, 4).toLowerCase();
	const similarNames = known.filter((key) => begin(key) === begin(name));
	const offeredNames = similarNames.length > 0 ? similarNames : known;
	const names = offeredNames.slice(0, MAX_NAMES).map((key) => `{{${key}}}`);
	const others = offeredNames.length > MAX_NAMES ? ", or another one of config/figures.json and config/brand.json" : "";
	return `Write one of ${names.join(", ")}${others}`;
}
