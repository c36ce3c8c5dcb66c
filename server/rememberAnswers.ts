import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { type Answer, answer, type Site } from "./answer.ts";

/** Bytes of bodies that remembered answers may hold, those of their headers put at a kilobyte each. */
const limit = 64 * 1024 * 1024;
const headerSize = 1024;

/**
 * Answers requests as `answer` does, and remembers whole pages and files by what their answer depends on: the target and
 * the encodings that are taken. What was built does not change, so neither do they; the least asked for go first.
 *
 * @returns the answer at once where it is remembered
 */
export function rememberAnswers(
	site: Site,
): (method: string, url: string, headers: IncomingHttpHeaders) => Answer | Promise<Answer> {
	const known = new LRUCache<string, Answer>({
		maxSize: limit,
		sizeCalculation: ({ body }) => (body?.length ?? 0) + headerSize,
	});
	return (method, url, headers) => {
		const { range, "if-none-match": tag } = headers;
		if (method !== "GET" || range !== undefined || tag !== undefined) return answer(site, method, url, headers);
		const key = `${headers["accept-encoding"]} ${url}`;
		const remembered = known.get(key);
		if (remembered) return remembered;
		return answer(site, method, url, headers).then((found) => {
			if (found.status === 200) known.set(key, found);
			return found;
		});
	};
}
