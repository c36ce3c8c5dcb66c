/** A Markdown table. The first column is text, the others are figures. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
	return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A figure of a table, with "!" if it exceeds its budget. */
export function formatFigure(value: number, budget = Number.POSITIVE_INFINITY, digits = 0): string {
	return `${value.toFixed(digits)}${value > budget ? " !" : ""}`;
}

/** A quantile with linear interpolation; the median by default. NaN without values. */
export function getQuantile(values: readonly number[], share = 0.5): number {
	const sorted = values.toSorted((a, b) => a - b);
	const position = (sorted.length - 1) * share;
	const lower = sorted[Math.floor(position)] ?? Number.NaN;
	const upper = sorted[Math.ceil(position)] ?? Number.NaN;
	return lower + (upper - lower) * (position - Math.floor(position));
}
