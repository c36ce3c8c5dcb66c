/**
 * Formats a row of CSV (RFC 4180). Puts an apostrophe before text that a spreadsheet would run as a formula, also after
 * a tab, a line break or the other usual separator, at which some spreadsheets split cells despite the quotes.
 *
 * @param separator a semicolon for Excel in locales with a decimal comma
 */
export function formatCsvRow(values: readonly string[], separator: "," | ";" = ","): string {
	return `${values.map((value) => formatCell(value, separator)).join(separator)}\r\n`;
}

/** Matches what precedes a formula: the start of a cell or the other separator, and invisible characters. */
function createPattern(other: "," | ";"): RegExp {
	const cellEnds = `${other}\\t\\r\\n`;
	return new RegExp(String.raw`(?<=^|[${cellEnds}])(?=(?:(?![${cellEnds}])[\s"\p{Cc}\p{Cf}])*[=+\-@|%＝＋－＠])`, "gu");
}
const formulaStarts = { ",": createPattern(";"), ";": createPattern(",") };

function formatCell(value: string, separator: "," | ";"): string {
	const text = value.replace(/^(?=[\t\r])/, "'").replace(formulaStarts[separator], "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
