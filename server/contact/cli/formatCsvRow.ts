/**
 * Formats a row of CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * visitors write it. That includes formulas after a semicolon, a tab or a line break: spreadsheets that expect semicolons,
 * as in most of Europe, split cells there despite the quotes.
 */
export function formatCsvRow(values: readonly string[]): string {
	return `${values.map(formatCell).join(",")}\r\n`;
}

/** The position before a formula: the start of a cell, by any separator, and invisible characters. */
const formulaStart = /(?<=^|[;\t\r\n])(?=(?:(?![;\t\r\n])[\s"\p{Cc}\p{Cf}])*[=+\-@|%＝＋－＠])/gu;

function formatCell(value: string): string {
	const text = value.replace(/^(?=[\t\r])/, "'").replace(formulaStart, "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
