/** Result of a part of the benchmark: a Markdown table, and the budgets it exceeds, in words. Times are never problems. */
export interface Report {
	readonly table: string;
	readonly problems: readonly string[];
}

/** A Markdown table. The first column is text, the others are figures. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
	return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A quantile with linear interpolation; the median by default. NaN without values. */
export function quantile(values: readonly number[], share = 0.5): number {
	const sorted = values.toSorted((a, b) => a - b);
	const position = (sorted.length - 1) * share;
	const lower = sorted[Math.floor(position)] ?? Number.NaN;
	const upper = sorted[Math.ceil(position)] ?? Number.NaN;
	return lower + (upper - lower) * (position - Math.floor(position));
}
