import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { nameCharacter } from "#content/model/cleanText.ts";
import { ContentError, describeIssues } from "#content/model/contentError.ts";

/** Reads a UTF-8 file and normalizes line ends. @throws ContentError for other encodings, U+FFFD and U+0000 */
export function readText(file: string): string {
	return decodeText(file, readFileSync(file));
}

/** Like `readText`, for JSON. @throws ContentError if it is invalid */
export function readJson(file: string): unknown {
	return parseJson(file, readText(file));
}

/** Reads a JSON file that a command writes. @throws ContentError with the problems and the remedy, the command */
export function readManifest<Data>(file: string, schema: z.ZodType<Data>, remedy: string): Data {
	const parsed = schema.safeParse(parseJson(file, readText(file), remedy));
	if (parsed.success) return parsed.data;
	throw new ContentError([...describeIssues(file, parsed.error), remedy]);
}

/** @throws ContentError with the file's name and the remedy if it is not valid JSON */
export function parseJson(file: string, text: string, remedy = "Correct it."): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = (error as Error).message.replace(/\s+/g, " ");
		throw new ContentError([`${file}: it is not valid JSON: ${reason}. ${remedy}`]);
	}
}

/**
 * Finds the encoding in a byte-order mark, an XML declaration or a PO header. Valid UTF-8 is always UTF-8, because
 * tools declare other encodings than they write.
 */
export function detectEncoding(bytes: Buffer): string | undefined {
	if (isUtf8(bytes)) return undefined;
	const start = bytes.toString("latin1", 0, 16_384);
	if (start.startsWith("\xff\xfe")) return "utf-16le";
	if (start.startsWith("\xfe\xff")) return "utf-16be";
	const [, xml, po] = /<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)|charset=([\w.:-]+)/i.exec(start) ?? [];
	return xml ?? po;
}

/** Decodes a text file like `readText`. `file` is for errors, `encoding` a label of the Encoding standard. */
export function decodeText(file: string, bytes: Uint8Array, encoding = "utf-8"): string {
	const text = decodeBytes(file, bytes, encoding).replaceAll(/\r\n?/g, "\n");
	const lost = /[\ufffd\0]/.exec(text);
	if (!lost) return text;
	const line = text.slice(0, lost.index).split("\n").length;
	const problem = `it has ${nameCharacter(lost[0])}, which stands for a lost character`;
	throw new ContentError([`${file}:${line}: ${problem}. Write the character again, and save the file as UTF-8.`]);
}

function decodeBytes(file: string, bytes: Uint8Array, encoding: string): string {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		const problem = error instanceof RangeError ? "its encoding is unknown:" : "its text is not valid";
		const line = /^utf-?8$/i.test(encoding) ? `:${firstBrokenLine(bytes)}` : "";
		throw new ContentError([`${file}${line}: ${problem} ${encoding.toUpperCase()}. Save it as UTF-8.`]);
	}
}

/** In UTF-8 the byte of a line feed is never part of another character. */
function firstBrokenLine(bytes: Uint8Array): number {
	const lines = Buffer.from(bytes).toString("latin1").split("\n");
	return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}
