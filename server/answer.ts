import type { IncomingHttpHeaders } from "node:http";
import type { Language } from "#site/languages.ts";
import { matchPage, type PageKey } from "#site/pages.ts";
import { barePath, decodeUnreserved, languageOf } from "#site/paths.ts";
import { errorScreenPath, goneCode, goneEntryPath, hasEmptyScreen, unknownPath } from "#site/resolve.ts";
import { type Moves, resolveMoved } from "#site/resolveMoved.ts";
import { chooseEncoding, chooseSpan, isFresh } from "./conditions.ts";
import { pageFile } from "./fileIndex.ts";
import type { Encoding, FileEntry, ReadBody } from "./files.ts";
import { readTarget } from "./requestTarget.ts";
import { cacheControl, deskFolder, embeddableHeaders, isEmbeddable } from "./securityHeaders.ts";

/** What the server needs of the built site. */
export interface Site {
	/** By their addresses. */
	files: { get: (address: string) => FileEntry | undefined };
	read: ReadBody;
	/** Whether a language's `meta.json` has the page's key. */
	exists: (language: Language, page: PageKey) => boolean;
	/** What has become of the addresses of games and articles. */
	moves: Moves;
	/** Sent with every page, and by the API. */
	headers: Record<string, string>;
	/** Sent with files that are no pages, redirects and answers in plain words. */
	fileHeaders: Record<string, string>;
	/** Sent with the editor's desk; absent where it is not on the web. */
	deskHeaders?: Record<string, string>;
}

export interface Answer {
	status: number;
	headers: Record<string, string | number>;
	body?: Buffer | string;
	/** The file that the body is the whole of, and its encoding. */
	source?: { entry: FileEntry; encoding: Encoding };
}

/**
 * Answers a GET or HEAD for the site itself: redirects and status codes, files with validators,
 * ranges and the best encoding. Never reads cookies or Accept-Language, so that every answer may be cached.
 */
export async function answer(site: Site, method: string, raw: string, given: IncomingHttpHeaders): Promise<Answer> {
	if (method !== "GET" && method !== "HEAD") return plain(site, 405, { allow: "GET, HEAD" });
	// Ranges are defined for GET alone (RFC 9110, 14.2).
	const headers = method === "GET" ? given : { ...given, range: undefined };
	const target = readTarget(raw);
	if ("status" in target) return plain(site, target.status);
	const { pathname, search } = target;

	const address = decodeUnreserved(pathname);
	const file = site.files.get(address);
	const cache = cacheControl(address, search);
	if (file && (!isPage(file) || isDesk(file))) {
		if (address !== pathname) return plain(site, 301, { location: address + search, "cache-control": cache });
		return send(site, file, { status: 200, cache }, headers);
	}
	if (looksLikeFile(pathname)) return plain(site, 404);

	const resolution = resolveMoved(pathname, search, site.exists, site.moves);
	if (resolution.kind === "redirect") {
		return plain(site, resolution.status, {
			location: resolution.location,
			"cache-control": cache,
		});
	}
	if (resolution.kind === "gone") return screen(site, resolution.screen, Number(goneCode), headers);
	const { language } = resolution;
	const page = matchPage(barePath(pathname))?.key;
	const unknown = page && unknownPath(language, page);
	if (file && resolution.kind === "page") {
		const isGone = hasEmptyScreen(resolution.page) && pathname === goneEntryPath(pathname);
		if (!isGone && pathname !== unknown) return send(site, file, { status: 200, cache }, headers);
	}
	const code = resolution.kind === "error" ? resolution.code : "404";
	return screen(site, unknown && site.files.get(unknown) ? unknown : errorScreenPath(language, code), 404, headers);
}

/**
 * The error screen for a failure of the server itself, in the address's language; in plain words where even that cannot
 * be had.
 */
export async function answerFailure(site: Site, headers: IncomingHttpHeaders, raw = "/"): Promise<Answer> {
	try {
		const language = languageOf(raw.replace(/\?.*/s, ""));
		return await screen(site, errorScreenPath(language, "500"), 500, headers);
	} catch {
		return plain(site, 500);
	}
}

/** An answer in plain words: for programs, and for what is no address of a page. */
function plain(site: Site, status: number, extra: Record<string, string> = {}): Answer {
	const body = `${status} ${reasons[status] ?? ""}\n`;
	return {
		status,
		headers: {
			...site.fileHeaders,
			"content-type": "text/plain; charset=utf-8",
			"content-length": body.length,
			...extra,
		},
		body,
	};
}

const reasons: Record<number, string> = {
	301: "Moved Permanently",
	302: "Found",
	400: "Bad Request",
	404: "Not Found",
	405: "Method Not Allowed",
	410: "Gone",
	414: "URI Too Long",
	500: "Internal Server Error",
};

function screen(site: Site, path: string, status: number, headers: IncomingHttpHeaders): Promise<Answer> | Answer {
	const entry = site.files.get(path);
	if (!entry) return plain(site, status);
	const { "if-none-match": _, range: __, ...rest } = headers;
	return send(site, entry, { status, cache: "no-store" }, rest);
}

async function send(
	site: Site,
	entry: FileEntry,
	{ status, cache }: { status: number; cache: string },
	headers: IncomingHttpHeaders,
): Promise<Answer> {
	const plainTag = `"${entry.etag}"`;
	const span = chooseSpan(headers, entry.size, plainTag);
	const encoding = span || !entry.compressed ? "identity" : chooseEncoding(headers["accept-encoding"]);
	const etag = encoding === "identity" ? plainTag : `"${entry.etag}-${encoding}"`;
	const common: Answer["headers"] = {
		...headersOf(site, entry),
		"content-type": entry.type,
		"cache-control": cache,
		etag,
		"accept-ranges": "bytes",
	};
	if (entry.compressed) common.vary = "Accept-Encoding";
	if (encoding !== "identity") common["content-encoding"] = encoding;
	if (isFresh(headers, etag)) return { status: 304, headers: common };
	if (span === "invalid") {
		return { status: 416, headers: { ...common, "content-range": `bytes */${entry.size}`, "content-length": 0 } };
	}
	const body = await site.read(entry, encoding);
	if (!span) {
		return { status, headers: { ...common, "content-length": body.length }, body, source: { entry, encoding } };
	}
	const part = body.subarray(span.first, span.last + 1);
	const range = `bytes ${span.first}-${span.last}/${entry.size}`;
	return { status: 206, headers: { ...common, "content-range": range, "content-length": part.length }, body: part };
}

function headersOf(site: Site, entry: FileEntry): Record<string, string> {
	if (isDesk(entry) && site.deskHeaders) return site.deskHeaders;
	if (isPage(entry)) return site.headers;
	return isEmbeddable(`/${entry.file}`) ? { ...site.fileHeaders, ...embeddableHeaders } : site.fileHeaders;
}

/** The editor's desk is not among the pages of the site. */
function isDesk(entry: FileEntry): boolean {
	return entry.file === pageFile(`/${deskFolder}`) || entry.file.startsWith(`${deskFolder}/`);
}

function isPage(entry: FileEntry): boolean {
	return entry.file.endsWith(".html");
}

/** Missing files are answered in a line, not with a page that nobody would see. */
function looksLikeFile(pathname: string): boolean {
	return /^\/(assets|pictures|clips|catalogue|locales)\/|\.[a-z0-9]{2,11}$/i.test(pathname);
}
