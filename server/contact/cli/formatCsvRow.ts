/**
 * Formats a row of CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * visitors write it. That includes formulas after a tab, a line break and the other usual separator: a spreadsheet that
 * expects that one splits cells there despite the quotes.
 *
 * @param separator a semicolon for Excel where the comma is the decimal separator, as in most of Europe
 */
export function formatCsvRow(values: readonly string[], separator: "," | ";" = ","): string {
	return `${values.map((value) => formatCell(value, separator)).join(separator)}\r\n`;
}

/** Finds the position before a formula: the start of a cell, also by the other separator, and invisible characters. */
function createPattern(other: "," | ";"): RegExp {
	const cellEnds = `${other}\\t\\r\\n`;
	return new RegExp(String.raw`(?<=^|[${cellEnds}])(?=(?:(?![${cellEnds}])[\s"\p{Cc}\p{Cf}])*[=+\-@|%＝＋－＠])`, "gu");
}
const formulaStarts = { ",": createPattern(";"), ";": createPattern(",") };

function formatCell(value: string, separator: "," | ";"): string {
	const text = value.replace(/^(?=[\t\r])/, "'").replace(formulaStarts[separator], "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
