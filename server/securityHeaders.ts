import type { AnalyticsSettings } from "#config/analytics.ts";
import { tagPolicyName } from "#config/tagPolicy.ts";

/** What the CSP allows beyond the site's own files. The hashes of inline parts are the same on every page. */
export interface SecurityPolicy {
	/** CSP sources such as `'sha256-…'`. */
	scripts: readonly string[];
	styles: readonly string[];
	/** Other origins that the contact form may be sent to. */
	inbox: readonly string[];
	/** Hosts of analytics, if it is on. */
	tags?: AnalyticsSettings["hosts"];
	/** Hosts of `/admin`, if the build has it. */
	admin?: AdminHosts;
}

/** Origins of the repository and of portraits. */
export interface AdminHosts {
	connections: readonly string[];
	images: readonly string[];
}

export const adminFolder = "admin";

/** Values of `HSTS_SCOPE` (docs/operations.md). */
export const transportScopes = ["host", "subdomains", "preload"] as const;

/** Two years. The wider scopes bind hosts outside the site and can hardly be revoked. */
const transportSecurity = {
	host: "max-age=63072000",
	subdomains: "max-age=63072000; includeSubDomains",
	preload: "max-age=63072000; includeSubDomains; preload",
};

/** Header settings from the environment (docs/operations.md). */
export interface HeaderSettings {
	readonly HSTS_SCOPE?: keyof typeof transportSecurity;
	readonly NOINDEX?: "on" | "off";
}

/** The origin of `site.inbox.url`, unless that is a path of the site. */
export function inboxOrigins(url: string): string[] {
	return url.startsWith("/") ? [] : [new URL(url).origin];
}

/**
 * Headers of every page. The CSP starts with `default-src 'none'` and has no unsafe keywords. Trusted Types reject
 * markup from strings; the only policy loads the scripts of analytics, if it is on.
 */
export function securityHeaders(
	{ scripts, styles, inbox, tags }: SecurityPolicy,
	{ HSTS_SCOPE = "host", NOINDEX = "off" }: HeaderSettings = {},
): Record<string, string> {
	const policy = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts, ...(tags?.scripts ?? [])],
		"style-src": ["'self'", ...styles],
		"img-src": ["'self'", ...(tags?.images ?? [])],
		"media-src": ["'self'"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...inbox, ...(tags?.connections ?? [])],
		"manifest-src": ["'self'"],
		"form-action": ["'self'", ...inbox],
		"base-uri": ["'none'"],
		"frame-ancestors": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [tags ? tagPolicyName : "'none'"],
	};
	return {
		"content-security-policy": formatPolicy(policy),
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		"strict-transport-security": transportSecurity[HSTS_SCOPE],
		...(NOINDEX === "on" && { "x-robots-tag": "noindex" }),
	};
}

/** Headers of files that are not pages: no scripts, no framing. A page's CSP is larger than many files. */
export function fileHeaders(headers: Record<string, string>): Record<string, string> {
	const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
	return { ...headers, "content-security-policy": policy };
}

/** Images that other sites show, such as share previews, as paths of `_headers`, where `*` must be at the end. */
export const embeddablePaths = ["/pictures/*", "/icons/*", "/favicon.svg", "/favicon.ico"] as const;

export const embeddableHeaders = { "cross-origin-resource-policy": "cross-origin" } as const;

export function isEmbeddable(pathname: string): boolean {
	return embeddablePaths.some((path) =>
		path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
	);
}

/**
 * Headers of `/admin`, which may not be framed. Its forms create styles at run time, and its sign-in popup needs
 * `window.opener`, which a stricter opener policy would remove.
 */
export function adminHeaders(
	headers: Record<string, string>,
	{ connections, images }: AdminHosts,
): Record<string, string> {
	const policy = {
		"default-src": ["'none'"],
		"script-src": ["'self'"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "data:", "blob:", ...images],
		"font-src": ["'self'"],
		"connect-src": ["'self'", "data:", "blob:", ...connections],
		"form-action": ["'none'"],
		"base-uri": ["'none'"],
		"frame-ancestors": ["'none'"],
	};
	return {
		...headers,
		"content-security-policy": formatPolicy(policy),
		"cross-origin-opener-policy": "unsafe-none",
		"x-robots-tag": "noindex",
	};
}

function formatPolicy(policy: Readonly<Record<string, readonly string[]>>): string {
	return Object.entries(policy)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}

/** Folders whose file names contain a content hash. */
export const immutablePrefixes = ["/_astro/", "/assets/", "/pictures/", "/clips/"] as const;

/** `cache-control`: files with a hash in the name or a version in the query never change; others are revalidated. */
export function cacheControl(pathname: string, search = ""): string {
	const isVersioned = pathname.startsWith("/locales/") && /[?&]v=./.test(search);
	const isImmutable = isVersioned || immutablePrefixes.some((prefix) => pathname.startsWith(prefix));
	return isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
}
