import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Answer, answer, type Site } from "./answer.ts";

/** Bytes of bodies that remembered answers may hold, those of their headers put at a kilobyte each. */
const limit = 64 * 1024 * 1024;
const headerSize = 1024;

type Request = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders">;

/**
 * Answers requests as `answer` does, and remembers whole pages and files by what their answer depends on: the target and
 * the encodings that are taken. What was built does not change, so neither do they; the least asked for go first.
 *
 * @returns the answer at once where it is remembered
 */
export function rememberAnswers(site: Site): (request: Request) => Answer | Promise<Answer> {
	const known = new LRUCache<string, Answer>({
		maxSize: limit,
		sizeCalculation: ({ body }) => (body?.length ?? 0) + headerSize,
	});
	return (request) => {
		const { method = "GET", url = "/" } = request;
		const key = method === "GET" ? keyOf(url, request.rawHeaders) : undefined;
		if (key === undefined) return answer(site, method, url, request.headers);
		const remembered = known.get(key);
		if (remembered) return remembered;
		return answer(site, method, url, request.headers).then((found) => {
			if (found.status === 200) known.set(key, found);
			return found;
		});
	};
}

/**
 * Target and encodings; undefined for a request with a condition or a range. Reads the headers as they came: to have
 * them as an object costs more than all the rest of a remembered answer.
 */
function keyOf(url: string, headers: readonly string[]): string | undefined {
	let encodings = "";
	for (let index = 0; index < headers.length; index += 2) {
		const name = headers[index] ?? "";
		if (name.length === 5 && name.toLowerCase() === "range") return undefined;
		if (name.length === 13 && name.toLowerCase() === "if-none-match") return undefined;
		if (name.length === 15 && name.toLowerCase() === "accept-encoding") encodings += `${headers[index + 1]},`;
	}
	return `${encodings} ${url}`;
}
