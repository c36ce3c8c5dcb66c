/**
 * The first key that an object of a JSON text has twice, if any. `JSON.parse` silently takes the last of them, and what
 * two programs read differently is a way around checks.
 *
 * @param text valid JSON
 */
export function findDuplicateKey(text: string): string | undefined {
	const open: (Set<string> | undefined)[] = [];
	const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;
	for (const [token, colon] of text.matchAll(tokens)) {
		if (token === "{") open.push(new Set());
		else if (token === "[") open.push(undefined);
		else if (token === "}" || token === "]") open.pop();
		else if (colon !== undefined) {
			const key: string = JSON.parse(token.slice(0, -colon.length));
			const keys = open.at(-1);
			if (keys?.has(key)) return key;
			keys?.add(key);
		}
	}
	return undefined;
}
