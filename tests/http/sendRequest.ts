import { inject } from "vitest";

/** Requests a path with its query from the project's server, without following redirects. */
export function sendRequest(target: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
	return fetch(inject("origin") + target, { method, headers, redirect: "manual" });
}
