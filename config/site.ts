import type { AnalyticsSettings } from "./analytics.ts";
import brand from "./brand.json" with { type: "json" };

const { analytics: tags, ...operator } = brand;

/**
 * Analytics loads only if `mode` is `on`, both IDs are set (`none` for an unused tag) and the visitor agrees. The security policy
 * then allows exactly these hosts.
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

/** The operator's brand, addresses, legal entity and links, from `brand.json` (`content/model/brandSchema.ts`). */
export const site = {
	...operator,
	formerSlugs: (brand as { readonly formerSlugs?: readonly string[] }).formerSlugs ?? [],
	inbox: {
		/**
		 * The form's target: a path of this site, or a URL of another host, which must allow this origin (CORS). The security policy
		 * follows.
		 */
		url: "/reviews" as string,
	},
	analytics: analyticsSettings,
} as const;

function idOf(written: string): string | null {
	if (written === "none") return null;
	return written === "missing" ? "" : written;
}
