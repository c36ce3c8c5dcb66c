const MAX_TARGET_LENGTH = 2048;

/** A safe path and query, or the status of the rejection. */
export type RequestTarget = { readonly pathname: string; readonly search: string } | { readonly status: 400 | 414 };

/** Removes scheme and host from a target in absolute form, which proxies send (RFC 9112, 3.2.2). */
export function toOriginForm(target: string): string {
	const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
	if (rest === undefined) return target;
	return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Splits a target without a URL parser, which would repair the traversal and escapes that this rejects. */
export function parseTarget(target: string): RequestTarget {
	if (target.length > MAX_TARGET_LENGTH) return { status: 414 };
	const [, pathname = "", search = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
	if (!pathname.startsWith("/")) return { status: 400 };
	let decodedPath: string;
	try {
		decodedPath = decodeURIComponent(pathname);
	} catch {
		return { status: 400 };
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are rejected
	if (/[\u0000-\u001f\u007f]/.test(decodedPath + search)) return { status: 400 };
	if (/\\|(^|\/)\.\.?(\/|$)/.test(decodedPath)) return { status: 400 };
	return { pathname, search: search === "?" ? "" : search };
}
