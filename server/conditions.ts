import type { IncomingHttpHeaders } from "node:http";
import type { Encoding } from "./files.ts";

/** Characters of a header that are looked at: no browser sends a tenth, and each word costs time. */
const longest = 1_000;

/** The best encoding that the client takes, brotli before gzip; `q=0` refuses one (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
	const refused = new Set<string>();
	const taken = new Set<string>();
	for (const part of (accepted ?? "").slice(0, longest).toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.trim().split(/\s*;\s*/);
		(parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? refused : taken).add(name);
	}
	const takes = (name: string) => taken.has(name) || (taken.has("*") && !refused.has(name));
	if (takes("br")) return "br";
	return takes("gzip") ? "gzip" : "identity";
}

/** Whether `If-None-Match` names this tag, so that the client has the content already. */
export function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
	const given = headers["if-none-match"];
	if (!given || given.length > longest) return false;
	return given.trim() === "*" || given.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** The bytes asked for, both ends inclusive; `invalid` when none of them exists; undefined for the whole. */
export type Span = { first: number; last: number } | "invalid" | undefined;

/**
 * Reads a single byte range (RFC 9110, 14.2). Several ranges, other units and a range whose `If-Range` names another
 * version are answered with the whole.
 *
 * @param size bytes of the uncompressed file
 */
export function chooseSpan(headers: IncomingHttpHeaders, size: number, etag: string): Span {
	const condition = headers["if-range"];
	const [, start = "", end = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? "") ?? [];
	if (start === "" && end === "") return undefined;
	if (condition && condition !== etag) return undefined;
	if (start === "") {
		const count = Number(end);
		return count === 0 || size === 0 ? "invalid" : { first: Math.max(0, size - count), last: size - 1 };
	}
	const first = Number(start);
	const last = end === "" ? size - 1 : Math.min(Number(end), size - 1);
	if (end !== "" && Number(end) < first) return undefined;
	return first >= size ? "invalid" : { first, last };
}
