/** Longest request target that is looked at, in characters. */
const longest = 2048;

/** A request's path and query, safe to look up, or the status that answers it. */
export type Target = { pathname: string; search: string } | { status: 400 | 414 };

/**
 * Takes a raw request target apart without a URL parser, which would quietly repair what is wrong with it. Refuses
 * anything that is not an origin-form path: traversal, null and other control bytes, backslashes, broken escapes.
 */
export function readTarget(raw: string): Target {
	if (raw.length > longest) return { status: 414 };
	const question = raw.indexOf("?");
	const pathname = question === -1 ? raw : raw.slice(0, question);
	const search = question === -1 || question === raw.length - 1 ? "" : raw.slice(question);
	if (!pathname.startsWith("/")) return { status: 400 };
	let decoded: string;
	try {
		decoded = decodeURIComponent(pathname);
	} catch {
		return { status: 400 };
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
	if (/[\u0000-\u001f\u007f]/.test(decoded + search) || decoded.includes("\\")) return { status: 400 };
	if (decoded.split("/").some((segment) => segment === ".." || segment === ".")) return { status: 400 };
	return { pathname, search };
}
