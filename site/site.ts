import type { AnalyticsSettings } from "./analytics.ts";
import settings from "./site.json" with { type: "json" };

/**
 * Visits are counted only where `mode` is `on`, only with both ids (or `null` for a tag that is not used), and only for
 * visitors who agree. The security policy allows exactly these hosts, and only then.
 */
const analytics: AnalyticsSettings = {
	mode: "off",
	measurementId: "",
	tagManagerId: "",
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
 * Brand, addresses and legal entity, in one place for the operator: their values stand in `site.json`, which the editor's
 * desk changes, too, and `content/model/siteSchema.ts` says what each of them is. All of them are samples to be replaced before
 * going live: names under `.example` reach nobody, and the entity, its address and its number are invented.
 */
export const site = {
	...settings,
	/** Identity of the news feed, for feed readers. Give a new site its own, and never change it after that. */
	feedId: "urn:uuid:3e849a15-e75e-46ed-b533-0b1797fb2b1a",
	inbox: {
		/**
		 * Where the contact form is sent: a path of this site, whose server has an inbox, or the whole address of another host,
		 * which must allow this origin (CORS). The security policy follows.
		 */
		url: "/reviews" as string,
	},
	analytics,
} as const;
