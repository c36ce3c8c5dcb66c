/**
 * A line of CSV (RFC 4180). What a spreadsheet would compute gets an apostrophe in front, so that it stays text: anybody
 * may have written it, and the reader's machine would run it. That holds after a semicolon, a tab and a line break, too:
 * where spreadsheets expect semicolons, as in most of Europe, they take cells apart there whatever quotes say.
 */
export function csvLine(values: readonly string[]): string {
	return `${values.map(cell).join(",")}\r\n`;
}

/** The place before a formula: where a cell begins, by any separator, and what is not seen there. */
const formula = /(?<=^|[;\t\r\n])(?=(?:(?![;\t\r\n])[\s"\p{Cc}\p{Cf}])*[=+\-@|%＝＋－＠])/gu;

function cell(value: string): string {
	const text = value.replace(/^(?=[\t\r])/, "'").replace(formula, "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
