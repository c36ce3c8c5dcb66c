/**
 * A Markdown table whose columns also line up in a terminal; the first column is text, the others are figures.
 *
 * @param rows cells as they are to be shown, as many as `head` has
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)));
	const line = (cells: readonly string[]) =>
		`| ${widths.map((width, column) => align(cells[column] ?? "", width, column)).join(" | ")} |`;
	const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function align(cell: string, width: number, column: number): string {
	return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Bytes as kilobytes of 1,000, with one digit. */
export function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

/** A figure with a number of digits; a dash for one that could not be had. */
export function figure(value: number, digits = 0): string {
	return Number.isFinite(value) ? value.toFixed(digits) : "-";
}

/** The middle value, of what is a number; NaN for none. */
export function median(values: readonly number[]): number {
	const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest of the values that so many percent of them do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
