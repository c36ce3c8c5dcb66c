import type { IncomingMessage } from "node:http";

export const editorHeaders = {
	"content-security-policy":
		"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
		"connect-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
	"x-content-type-options": "nosniff",
	"cache-control": "no-store",
};

/** Whether another site sent it, or a change has no origin: the editor has no sign-in. Vite checks the host name. */
export function isForeign({ headers, method }: Pick<IncomingMessage, "headers" | "method">): boolean {
	const { host, origin, "sec-fetch-site": site = "none" } = headers;
	const isRead = method === "GET" || method === "HEAD";
	const hasOwnOrigin = origin === undefined ? isRead : origin === `http://${host}`;
	return !hasOwnOrigin || (site !== "same-origin" && site !== "none");
}
