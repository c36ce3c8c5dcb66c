import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Answer, answer, type Site } from "./answer.ts";
import { chooseEncoding } from "./conditions.ts";
import type { Gauges } from "./gauges.ts";

/** Answers that are remembered, of about a kilobyte each: their bodies lie in the cache of files alone. */
const limit = 16_384;

type Request = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders">;

/**
 * Answers requests as `answer` does, and remembers whole pages and files by what their answer depends on: the target and
 * the encoding that is chosen. What was built does not change, so neither do they; the least asked for go first.
 *
 * @returns the answer at once where it is remembered and its file is in memory
 */
export function rememberAnswers(site: Site, gauges?: Gauges): (request: Request) => Answer | Promise<Answer> {
	const known = new LRUCache<string, Answer>({ max: limit });
	gauges?.add("cache_entries", { cache: "answers" }, () => known.size);
	return (request) => {
		const { method = "GET", url = "/" } = request;
		const key = method === "GET" ? keyOf(url, request.rawHeaders) : undefined;
		if (key === undefined) return answer(site, method, url, request.headers);
		const remembered = known.get(key);
		if (remembered?.source) {
			const body = site.read(remembered.source.entry, remembered.source.encoding);
			return body instanceof Promise ? body.then((read) => ({ ...remembered, body: read })) : { ...remembered, body };
		}
		return answer(site, method, url, request.headers).then((found) => {
			if (found.status === 200) known.set(key, { ...found, body: undefined });
			return found;
		});
	};
}

/**
 * Target and encoding; undefined for a request with a condition or a range, and for a target too long to be a page's.
 * Reads the headers as they came: to have them as an object costs more than all the rest of a remembered answer.
 */
function keyOf(url: string, headers: readonly string[]): string | undefined {
	if (url.length > 1024) return undefined;
	const encodings: string[] = [];
	for (let index = 0; index < headers.length; index += 2) {
		const name = headers[index] ?? "";
		if (name.length === 5 && name.toLowerCase() === "range") return undefined;
		if (name.length === 13 && name.toLowerCase() === "if-none-match") return undefined;
		if (name.length === 15 && name.toLowerCase() === "accept-encoding") encodings.push(headers[index + 1] ?? "");
	}
	return `${chooseEncoding(encodings.join())} ${url}`;
}
