import type { AnalyticsSettings } from "#config/analytics.ts";
import { tagPolicyName } from "#config/tagPolicy.ts";

/** What the policy must allow beyond the site's own files: the digests of the inline parts, the same on every page. */
export interface SecurityPolicy {
	/** CSP sources such as `'sha256-…'`. */
	scripts: readonly string[];
	styles: readonly string[];
	/** Origins besides the site's own that the contact form may be sent to. */
	inbox: readonly string[];
	/** Other hosts, where analytics is on; absent, the policy names none. */
	tags?: AnalyticsSettings["hosts"];
	/** Other hosts that `/admin` needs; undefined where the build has no `/admin`. */
	admin?: AdminHosts;
}

/** Origins that `/admin` must reach: the repository's, and those of portraits. */
export interface AdminHosts {
	connections: readonly string[];
	images: readonly string[];
}

/** Folder of the CMS on the web. */
export const adminFolder = "admin";

/** What browsers may ask for over encryption alone; see `HSTS_SCOPE` in docs/operations.md. */
export const transportScopes = ["host", "subdomains", "preload"] as const;

/** Two years. The wider ones bind hosts that are not the site's, and can hardly be taken back. */
const transportSecurity = {
	host: "max-age=63072000",
	subdomains: "max-age=63072000; includeSubDomains",
	preload: "max-age=63072000; includeSubDomains; preload",
};

/** What the environment decides about headers; see `HSTS_SCOPE` and `NOINDEX` in docs/operations.md. */
export interface HeaderSettings {
	readonly HSTS_SCOPE?: keyof typeof transportSecurity;
	readonly NOINDEX?: "on" | "off";
}

/** The origin of the contact form's target (`site.inbox.url`), if it is not a path of the site. */
export function inboxOrigins(url: string): string[] {
	return url.startsWith("/") ? [] : [new URL(url).origin];
}

/**
 * Headers of every page.
 *
 * The policy starts from nothing and has no unsafe word; whatever writes markup from a string
 * is refused (`require-trusted-types-for`, and no policy may be created but, with analytics on, the one that loads its scripts).
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

/**
 * The same for files that are not pages: no scripts, no framing. A page's policy would outweigh most scripts and
 * answers that it is sent with.
 */
export function fileHeaders(headers: Record<string, string>): Record<string, string> {
	const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
	return { ...headers, "content-security-policy": policy };
}

/**
 * Pictures and icons that other sites show: previews of shared links, search results, feed readers. As a path of `_headers`,
 * where `*` is allowed only at the end.
 */
export const embeddablePaths = ["/pictures/*", "/icons/*", "/favicon.svg", "/favicon.ico"] as const;

/** Lets other sites show a picture. */
export const embeddableHeaders = { "cross-origin-resource-policy": "cross-origin" } as const;

export function isEmbeddable(pathname: string): boolean {
	return embeddablePaths.some((path) =>
		path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
	);
}

/**
 * Headers of `/admin`, which is not part of the public site. Its forms create styles at run time. The sign-in
 * popup visits the repository's host and returns to it with `window.opener`, which a stricter opener policy would
 * remove. The CMS connects to the repository and may not be framed.
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

/** Folders in which every file has a hash of its content in its name. */
export const immutablePrefixes = ["/_astro/", "/assets/", "/pictures/", "/clips/"] as const;

/** `cache-control` of a file. Files with a hash in their name or a version in their query never change; others are revalidated. */
export function cacheControl(pathname: string, search = ""): string {
	const isVersioned = pathname.startsWith("/locales/") && /[?&]v=./.test(search);
	const isImmutable = isVersioned || immutablePrefixes.some((prefix) => pathname.startsWith(prefix));
	return isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
}
