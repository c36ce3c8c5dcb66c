import { isAscii, isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentError } from "#content/model/contentError.ts";
import { decodeText } from "#content/readers/readText.server.ts";

/** Where a PO header may stand: comments go before it. */
const headerBytes = 16_384;

/**
 * Reads a PO or XLIFF file in the encoding that its byte-order mark, XML declaration or PO header names; in UTF-8 otherwise.
 *
 * @throws ContentError with file, line and remedy where its text is not valid in that encoding
 */
export function readDeclaredText(file: string): string {
	const bytes = readFileSync(file);
	return decodeText(file, bytes, encodingOf(file, bytes));
}

function encodingOf(file: string, bytes: Buffer): string {
	const start = bytes.toString("latin1", 0, headerBytes);
	if (start.startsWith("\xef\xbb\xbf")) return "utf-8";
	if (start.startsWith("\xff\xfe")) return "utf-16le";
	if (start.startsWith("\xfe\xff")) return "utf-16be";
	const declaration = /^\s*</.test(start)
		? /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/
		: /Content-Type:[^"\n]*?charset=([\w.:-]+)/i;
	const [, declared = "utf-8"] = declaration.exec(start) ?? [];
	// A declaration that can be read as ASCII is not UTF-16, whatever it says; "CHARSET" is the template's placeholder.
	if (/^(?:utf-?8|utf-?16.*|charset)$/i.test(declared)) return "utf-8";
	if (isUtf8(bytes) && !isAscii(bytes)) {
		throw new ContentError([`${file}: it says that it is ${declared}, and is UTF-8. Write UTF-8 there.`]);
	}
	return declared;
}
