/** Formats a Markdown table. The first column is text, the others are numbers. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const alignRow = head.map((_, column) => (column === 0 ? "---" : "---:"));
	return [head, alignRow, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Formats a number, with "!" if it exceeds its budget. */
export function formatFigure(value: number, budget = Number.POSITIVE_INFINITY, digits = 0): string {
	return `${value.toFixed(digits)}${value > budget ? " !" : ""}`;
}

/** A quantile with linear interpolation, by default the median. NaN without values. */
export function getQuantile(values: readonly number[], share = 0.5): number {
	const sortedValues = values.toSorted((a, b) => a - b);
	const quantileIndex = (sortedValues.length - 1) * share;
	const lowerValue = sortedValues[Math.floor(quantileIndex)] ?? Number.NaN;
	const upperValue = sortedValues[Math.ceil(quantileIndex)] ?? Number.NaN;
	return lowerValue + (upperValue - lowerValue) * (quantileIndex - Math.floor(quantileIndex));
}
