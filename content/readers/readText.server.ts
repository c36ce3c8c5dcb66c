import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { nameCharacter } from "#content/model/cleanText.ts";
import { ContentError } from "#content/model/contentError.ts";

/**
 * Reads a text file in UTF-8, with or without a byte-order mark. Line ends become line feeds.
 *
 * @throws ContentError with file, line and remedy where it is not UTF-8, or has U+FFFD or U+0000
 */
export function readText(file: string): string {
	return decodeText(file, readFileSync(file));
}

/** The same of JSON. @throws ContentError as well where it is not valid JSON */
export function readJson(file: string): unknown {
	return parseJson(file, readText(file));
}

/** @throws ContentError with the file's name and the remedy where it is not valid JSON */
export function parseJson(file: string, text: string, remedy = "Correct it."): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = (error as Error).message.replace(/\s+/g, " ");
		throw new ContentError([`${file}: it is not valid JSON: ${reason}. ${remedy}`]);
	}
}

/**
 * Decodes the bytes of a text file as `readText` does.
 *
 * @param file its name, for the errors
 * @param encoding a label of the Encoding standard
 */
export function decodeText(file: string, bytes: Uint8Array, encoding = "utf-8"): string {
	const text = decode(file, bytes, encoding).replaceAll(/\r\n?/g, "\n");
	const lost = /[\ufffd\0]/.exec(text);
	if (!lost) return text;
	const line = text.slice(0, lost.index).split("\n").length;
	const problem = `it has ${nameCharacter(lost[0])}, which stands for a lost character`;
	throw new ContentError([`${file}:${line}: ${problem}. Write the character again, and save the file as UTF-8.`]);
}

function decode(file: string, bytes: Uint8Array, encoding: string): string {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		const problem = error instanceof RangeError ? "its encoding is unknown:" : "its text is not valid";
		const line = encoding === "utf-8" ? `:${firstBrokenLine(bytes)}` : "";
		throw new ContentError([`${file}${line}: ${problem} ${encoding.toUpperCase()}. Save it as UTF-8.`]);
	}
}

/** In UTF-8 the byte of a line feed is never part of another character. */
function firstBrokenLine(bytes: Uint8Array): number {
	const lines = Buffer.from(bytes).toString("latin1").split("\n");
	return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}
