import type { AnalyticsSettings } from "./analytics.ts";
import brand from "./brand.json" with { type: "json" };

const { analytics: tags, ...operator } = brand;

/**
 * Visits are counted only where `mode` is `on`, only with both ids (or `none` for a tag that is not used), and only for
 * visitors who agree. The security policy allows exactly these hosts, and only then.
 */
const analyticsSettings: AnalyticsSettings = {
	mode: tags.mode as AnalyticsSettings["mode"],
	measurementId: idOf(tags.measurementId),
	tagManagerId: idOf(tags.tagManagerId),
	hosts: {
		scripts: ["https://www.googletagmanager.com"],
		connections: [
			"https://www.googletagmanager.com",
			"https://*.google-analytics.com",
			"https://*.analytics.google.com",
		],
		images: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
	},
};

/**
 * The operator's brand, addresses, legal entity and links. The values are in `brand.json`, the one file of a brand; its schema is
 * `content/model/brandSchema.ts`.
 */
export const site = {
	...operator,
	formerSlugs: (brand as { readonly formerSlugs?: readonly string[] }).formerSlugs ?? [],
	inbox: {
		/**
		 * Where the contact form is sent: a path of this site, whose server has an inbox, or the whole address of another host,
		 * which must allow this origin (CORS). The security policy follows.
		 */
		url: "/reviews" as string,
	},
	analytics: analyticsSettings,
} as const;

/** An id of `brand.json` as analytics has it. */
function idOf(written: string): string | null {
	if (written === "none") return null;
	return written === "missing" ? "" : written;
}
