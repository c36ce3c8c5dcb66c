import type { IncomingMessage, ServerResponse } from "node:http";

const contentSecurityPolicy =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
	"connect-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Whether another site sent it, or a change has no origin: the editor has no sign-in. Vite checks the host name. */
export function isForeign({ headers, method }: Pick<IncomingMessage, "headers" | "method">): boolean {
	const { host, origin, "sec-fetch-site": site = "none" } = headers;
	const isRead = method === "GET" || method === "HEAD";
	const hasOwnOrigin = origin === undefined ? isRead : origin === `http://${host}`;
	return !hasOwnOrigin || (site !== "same-origin" && site !== "none");
}

export function sendBody(response: ServerResponse, type: string, body: string | Uint8Array, status = 200): void {
	response
		.writeHead(status, {
			"content-type": /^text|json/.test(type) ? `${type}; charset=utf-8` : type,
			"content-security-policy": contentSecurityPolicy,
			"x-content-type-options": "nosniff",
			"cache-control": "no-store",
		})
		.end(body);
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
	sendBody(response, "application/json", JSON.stringify(value), status);
}
