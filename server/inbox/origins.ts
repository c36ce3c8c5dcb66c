import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "./refusal.ts";

/**
 * Refuses a message that a browser sends for a page of another site: `Sec-Fetch-Site` must say that it is the same, or the
 * origin must be the requested host's or a configured one. Programs other than browsers send none of these headers and
 * carry no visitor's rights.
 *
 * @param allowed origins besides the requested host's own
 * @throws {Refusal} 403
 */
export function checkOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): void {
	const { origin, host } = headers;
	const site = headers["sec-fetch-site"];
	if (origin !== undefined && allowed.includes(origin)) return;
	// Browsers set this header themselves, and no page can forge it. It holds where a proxy has changed Host, too.
	if (site === "same-origin") return;
	const isOwn = origin === undefined || isSameHost(origin, host);
	if (isOwn && (site === undefined || site === "none")) return;
	throw new Refusal(403, "origin", "This origin may not send messages here.", { field: "Origin" });
}

/** A proxy may have ended the encryption, named the default port or left out a trailing dot: the scheme is not compared. */
function isSameHost(origin: string, host = ""): boolean {
	const from = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1];
	if (from === undefined) return false;
	const requested = normalizeHost(host);
	return [requested, requested.replace(/:(?:80|443)$/, "")].includes(normalizeHost(from));
}

function normalizeHost(host: string): string {
	return host.toLowerCase().replace(/\.(?=$|:\d+$)/, "");
}

/** What lets a configured origin's pages read the answer; nothing for any other. */
export function corsHeaders(headers: IncomingHttpHeaders, allowed: readonly string[]): Record<string, string> {
	if (allowed.length === 0) return {};
	const { origin } = headers;
	if (origin === undefined || !allowed.includes(origin)) return { vary: "Origin" };
	return { vary: "Origin", "access-control-allow-origin": origin };
}

/** What a browser asks before it sends JSON to another origin. */
export const preflightHeaders = {
	"access-control-allow-methods": "POST",
	"access-control-allow-headers": "content-type, idempotency-key, x-website",
	"access-control-max-age": "7200",
} as const;
