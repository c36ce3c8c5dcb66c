import { cleanText } from "#content/model/cleanText.ts";
import { hashText } from "#tools/listSamples.ts";

const label = "Hash of the exported translation";

/** Notes that let an import recognize texts that the translators did not change. */
export function writeExportNotes(text: string | undefined): string[] {
	return text === undefined ? [] : [`${label}: ${hashText(toPlain(text))}`];
}

/** Whether a text with these notes is still as exported; undefined if the notes do not say so. */
export function isAsExported(notes: string, text: string): boolean | undefined {
	return notes.includes(`${label}: `) ? writeExportNotes(text).some((note) => notes.includes(note)) : undefined;
}

/** A text without differences that tools make: no-break spaces, line endings, composition. */
export function toPlain(text: string): string {
	const noBreakSpaces = /[\u00a0\u202f]/g;
	return cleanText(text).trim().replaceAll(noBreakSpaces, " ");
}
