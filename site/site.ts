import type { AnalyticsSettings } from "./analytics.ts";

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
 * Brand, addresses and legal entity, in one place for the operator. All of it is a sample to be replaced before going
 * live: names under `.example` reach nobody, and the entity, its address and its number are invented.
 */
export const site = {
	name: "Playfleet",
	/** Scheme and host of the live site, without a slash at the end: canonical links and alternates start with it. */
	origin: "https://playfleet.example",
	email: "hello@playfleet.example",
	/** One address for each purpose, as the documents name them. */
	contacts: {
		supportEmail: "support@playfleet.example",
		disputesEmail: "disputes@playfleet.example",
		privacyEmail: "privacy@playfleet.example",
		securityEmail: "security@playfleet.example",
		partnersEmail: "partners@playfleet.example",
	},
	/** Whose tools set cookies, as the cookie policy names them. */
	providers: {
		signInProviders: "Sample Sign-in One and Sample Sign-in Two",
		monitoringProvider: "Sample Error Monitoring",
		analyticsProvider: "Sample Analytics",
		advertisingProvider: "Sample Advertising",
		botProtectionProvider: "Sample Bot Protection",
	},
	inbox: {
		/**
		 * Where the contact form is sent: a path of this site, whose server has an inbox, or the whole address of another host,
		 * which must allow this origin (CORS). The security policy follows.
		 */
		url: "/reviews" as string,
	},
	legal: {
		entity: "Playfleet s.r.o.",
		address: "Sample Street 12, 110 00 Prague, Czech Republic",
		registrationNumber: "000 00 000",
		copyrightYear: 2025,
	},
	links: {
		marketplace: "https://app.playfleet.example/",
		/** Where a game is played that has no `play` of its own: `{slug}` stands for the game's slug. */
		game: "https://app.playfleet.example/games/{slug}",
		register: "https://app.playfleet.example/register",
		publish: "https://app.playfleet.example/publish",
		sdkRepository: "https://code.playfleet.example/sdk",
		sdkDocumentation: "https://sdk.playfleet.example/",
		professionalNetwork: "https://network.playfleet.example/company",
		messengerChannel: "https://channel.playfleet.example/news",
		messengerChannelRu: "https://channel.playfleet.example/news-ru",
		microblog: "https://microblog.playfleet.example/playfleet",
	},
	analytics,
} as const;
