import { inject } from "vitest";
import { type RawResponse, rawRequest } from "#tests/rawRequest.ts";

/**
 * Asks the server that this project runs against, and follows no redirect.
 *
 * @param target as it goes into the request line: nothing in it is repaired
 * @param headers names in lower case
 */
export function sendRequest(
	target: string,
	headers: Record<string, string> = {},
	method = "GET",
): Promise<RawResponse> {
	return rawRequest(inject("origin"), target, { method, headers });
}

/** An answer's body as text. */
export function getBodyText({ body }: RawResponse): string {
	return body.toString("utf8");
}

/** An answer's headers as an object, to be compared with another. */
export function parseHeaders({ headers }: RawResponse): Record<string, string> {
	return Object.fromEntries(headers);
}
