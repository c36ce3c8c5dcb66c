import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "./refusal.ts";

/**
 * Refuses a message that a browser sends for a page of another site: the origin must be the requested host's or a
 * configured one. Programs that are no browser send neither header and carry nobody's rights.
 *
 * @param allowed origins besides the requested host's own
 * @throws {Refusal} 403
 */
export function checkOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): void {
	const { origin, host } = headers;
	const site = headers["sec-fetch-site"];
	if (origin !== undefined && allowed.includes(origin)) return;
	// A proxy may have ended the encryption, so the scheme is not compared. Without a referrer browsers say "null" even
	// to their own site; what they say of the site itself no page can forge.
	const isOwn =
		origin === undefined || hostOf(origin) === host?.toLowerCase() || (origin === "null" && site === "same-origin");
	if (isOwn && (site === undefined || site === "same-origin" || site === "none")) return;
	throw new Refusal(403, "origin", "This origin may not send messages here.", { field: "Origin" });
}

function hostOf(origin: string): string | undefined {
	return /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1];
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
