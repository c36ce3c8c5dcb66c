/**
 * A line of CSV (RFC 4180). What a spreadsheet would compute gets an apostrophe in front, so that it stays text: anybody
 * may have written it, and the reader's machine would run it.
 */
export function csvLine(values: readonly string[]): string {
	return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: string): string {
	const text = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
