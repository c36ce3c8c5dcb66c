import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "./httpError.ts";

/**
 * Throws a 403 for messages from pages of other sites, unless their origin is allowed. Requests without these headers
 * pass: they come from programs, which have no visitor's rights.
 */
export function checkOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): void {
	const { origin, host } = headers;
	const site = headers["sec-fetch-site"];
	if (origin !== undefined && allowed.includes(origin)) return;
	// Pages cannot forge this header, and it also works where a proxy changes `Host`.
	if (site === "same-origin") return;
	const isOwn = origin === undefined || isSameHost(origin, host);
	if (isOwn && (site === undefined || site === "none")) return;
	throw new HttpError(403, "origin", "This origin may not send messages here.", { field: "Origin" });
}

/** Ignores the scheme, the default port and a trailing dot, which proxies change. */
function isSameHost(origin: string, host = ""): boolean {
	const originHost = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1];
	if (originHost === undefined) return false;
	const requestedHost = normalizeHost(host);
	return [requestedHost, requestedHost.replace(/:(?:80|443)$/, "")].includes(normalizeHost(originHost));
}

function normalizeHost(host: string): string {
	return host.toLowerCase().replace(/\.(?=$|:\d+$)/, "");
}

/** CORS headers that let pages of an allowed origin read the response. */
export function getCorsHeaders(headers: IncomingHttpHeaders, allowed: readonly string[]): Record<string, string> {
	if (allowed.length === 0) return {};
	const { origin } = headers;
	if (origin === undefined || !allowed.includes(origin)) return { vary: "Origin" };
	return { vary: "Origin", "access-control-allow-origin": origin };
}

export const preflightHeaders = {
	"access-control-allow-methods": "POST",
	"access-control-allow-headers": "content-type, idempotency-key, x-website",
	"access-control-max-age": "7200",
} as const;
