import { z } from "zod";
import { lineField, origin } from "./fields.ts";

/** Converts the domain of a URL or an email address to ASCII (Punycode), which servers and sitemaps need. */
function withAsciiDomain(text: string): string {
	return text.replace(/(?<=^https:\/\/|@)[^/?#@]+/i, (host) =>
		URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host,
	);
}

/** Zod's own pattern, extended to internationalized top-level domains such as `xn--p1ai` (`рф`). */
const emailPattern =
	/^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

const email = (title: string, description: string) =>
	z.email({ pattern: emailPattern, error: ({ input }) => describeEmail(String(input)) }).meta({ title, description });

function describeEmail(input: string): string {
	const asciiAddress = withAsciiDomain(input);
	return emailPattern.test(asciiAddress) ? `write ${asciiAddress}` : "write an address such as hello@example.com";
}

const address = (title: string, description: string) =>
	z.url({ protocol: /^https$/, error: "write a whole address that begins with https://" }).meta({ title, description });

const companyField = (title: string) =>
	lineField(2, 120).meta({ title, description: "Full name and country, as the cookie policy must name it." });

const brandSlug = (title: string, description: string) =>
	z
		.string()
		.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens, a letter first")
		.meta({ title, description });

const tagId = (title: string) =>
	z
		.string()
		.min(1, "write the id, none without this tag, or missing")
		.meta({ title, description: "Write “none” without this tag, “missing” while its id is not known." });

/** Files of logos, which the form uploads; the site has the one that `logo` names. */
export const logoPattern = "config/logo/*.svg";

/** `config/brand.json`: name, addresses, colors, company and links of the operator. */
export const brandSchema = z.strictObject({
	name: lineField(2, 30).meta({
		title: "Name of the product",
		description: "Stands in the header, in titles and in documents.",
	}),
	logo: z
		.string()
		.regex(/^\/config\/logo\/[^/]+\.svg$/, "write the path of an SVG file in config/logo: /config/logo/logo.svg")
		.meta({
			title: "Logo",
			description: "An SVG file: a square with filled paths in one color. The site draws it in its own colors.",
			contentMediaType: "image/svg+xml",
		}),
	slug: brandSlug("Name in addresses", "Takes the place of “brandslug” in the addresses of articles."),
	formerSlugs: z.array(brandSlug("Name", "As it was in addresses.")).optional().meta({
		title: "Former names in addresses",
		description: "Addresses of articles with one of these names redirect to those of today.",
	}),
	hue: z.int("write whole degrees, such as 264").min(0, "write 0 to 359").max(359, "write 0 to 359").meta({
		title: "Hue of the colors",
		description: "In degrees of OKLCH: 30 is red, 150 green, 264 blue. All of the brand's colors follow it.",
	}),
	origin: origin().meta({
		title: "Address of the site",
		description: "Without a slash at the end: https://example.com.",
	}),
	feedId: z
		.string()
		.regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
			error: () => `write a new UUID, such as urn:uuid:${crypto.randomUUID()}`,
		})
		.meta({
			title: "Identity of the news feed",
			description: "Feed readers recognize the feed by it. Change it once, before the first launch, and never again.",
		}),
	email: email("Email", "The public address of the site. Legal texts and the security contact name it."),
	contacts: z
		.strictObject({
			supportEmail: email("Support", "Named where the documents speak of support."),
			disputesEmail: email("Disputes", "Named in the dispute policy."),
			privacyEmail: email("Privacy", "Named in the privacy policy."),
			securityEmail: email("Security", "For reports of security faults."),
			partnersEmail: email("Partners", "Named in the partner terms."),
		})
		.meta({ title: "Addresses for a purpose", description: "One mailbox may serve several purposes." }),
	providers: z
		.strictObject({
			signInProviders: companyField("Sign-in"),
			monitoringProvider: companyField("Monitoring of errors"),
			analyticsProvider: companyField("Analytics"),
			advertisingProvider: companyField("Advertising"),
			botProtectionProvider: companyField("Protection against bots"),
		})
		.meta({ title: "Providers of cookies", description: "Whose tools set cookies: the cookie policy names them." }),
	legal: z
		.strictObject({
			entity: lineField(2, 80).meta({ title: "Company", description: "Name in the register of companies." }),
			address: lineField(10, 160).meta({ title: "Registered address", description: "On one line, with the country." }),
			registrationNumber: lineField(2, 40).meta({
				title: "Registration number",
				description: "From the register of companies.",
			}),
			copyrightYear: z
				.int()
				.min(2020)
				.max(2100)
				.meta({ title: "Year of the copyright", description: "The footer shows it." }),
		})
		.meta({ title: "Legal entity", description: "Who runs the site. The footer and every document name it." }),
	links: z
		.strictObject({
			marketplace: address("Marketplace", "Where players sign in."),
			game: address(
				"A game in the marketplace",
				"Write {slug} where the last part of a game's address belongs.",
			).refine((text) => text.includes("{slug}"), "write {slug} where a game's slug belongs"),
			register: address("Registration", "Where partners register."),
			publish: address("Partner portal", "Where studios publish games."),
			sdkRepository: address("SDK: code", "The repository that studios may read."),
			sdkDocumentation: address("SDK: documentation", "Where the SDK is explained."),
			professionalNetwork: address("Professional network", "The company's page there."),
			messengerChannel: address("Channel, English", "The messenger channel for English readers."),
			messengerChannelRu: address("Channel, Russian", "The messenger channel for Russian readers."),
			microblog: address("Microblog", "The company's account there."),
		})
		.meta({ title: "Links", description: "Addresses outside this site, each beginning with https://." }),
	analytics: z
		.strictObject({
			mode: z.enum(["off", "on"], "write on or off").meta({
				title: "Visits are counted",
				description: "Off: no code of another host is loaded.",
			}),
			measurementId: tagId("Id of the measuring tag"),
			tagManagerId: tagId("Id of the tag manager's container"),
		})
		.meta({ title: "Analytics", description: "Tags that count visits of visitors who agree." }),
});
