import { inject } from "vitest";

/**
 * Sends a request to the server that this project runs against, and follows no redirect.
 *
 * @param target URL path with its query
 */
export function sendRequest(target: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
	return fetch(inject("origin") + target, { method, headers, redirect: "manual" });
}
