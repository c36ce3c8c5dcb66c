import type { site } from "#site/site.ts";
import samples from "./samples.json" with { type: "json" };

/** Who can do what is left before the site goes live. */
export const doers = ["owner", "lawyer", "designer", "engineer", "translator"] as const;
export type Doer = (typeof doers)[number];

/** A value that only the owner knows, and how to change it. */
interface Unknown {
	readonly remedy: string;
}

/** A value that may stay, and why. */
interface Settled {
	readonly fine: string;
}

type Value = string | number | boolean | null | readonly unknown[];

/** Paths of all values: `legal.entity`. */
type PathOf<T> = {
	[Key in keyof T & string]: T[Key] extends Value ? Key : `${Key}.${PathOf<T[Key]>}`;
}[keyof T & string];

/**
 * What the site was delivered with, by path of `site.ts`: a value counts as left while the site still has it. A sample that is
 * right as it stands is taken off `samples.json`, and `npm run rebrand` takes off what it is given.
 */
export const sampleValues: Readonly<Record<string, string>> = samples.values;

/** SHA-256 in hexadecimal of drawings that show the sample's brand, by file. */
export const sampleDrawings: Readonly<Record<string, string>> = samples.drawings;

/** What no program can see done: taken off `samples.json` by whoever has done it. */
export interface LaunchPoint {
	readonly who: Doer;
	readonly file: string;
	readonly task: string;
}

export const launchPoints = samples.points as readonly LaunchPoint[];

const address = "Write its real address, beginning with https://.";
const mailbox = "Write an address that somebody reads; the documents name it.";
const provider = "Write the company's full name and country, as the cookie policy must name it.";

/**
 * Every value of `site.ts`, told apart by hand: a field that is added there and not here fails the types, and
 * `samples.test.ts`.
 */
export const siteValues: Record<PathOf<typeof site>, Unknown | Settled> = {
	name: { remedy: "Write the product's name; `npm run rebrand` asks for it." },
	origin: { remedy: "Write the live site's scheme and host, without a slash." },
	email: { remedy: "Write an address that somebody reads." },
	"contacts.supportEmail": { remedy: mailbox },
	"contacts.disputesEmail": { remedy: mailbox },
	"contacts.privacyEmail": { remedy: mailbox },
	"contacts.securityEmail": { remedy: mailbox },
	"contacts.partnersEmail": { remedy: mailbox },
	"providers.signInProviders": { remedy: provider },
	"providers.monitoringProvider": { remedy: provider },
	"providers.analyticsProvider": { remedy: provider },
	"providers.advertisingProvider": { remedy: provider },
	"providers.botProtectionProvider": { remedy: provider },
	feedId: { fine: "Feed readers recognize the feed by it. docs/rebranding.md says when to change it." },
	"inbox.url": { fine: "A path of this site: its own server keeps the messages. docs/operations.md names the others." },
	"legal.entity": { remedy: "Write the legal entity's registered name." },
	"legal.address": { remedy: "Write the legal entity's registered address." },
	"legal.registrationNumber": { remedy: "Write the number from the register of companies." },
	"legal.copyrightYear": { fine: "The year that the specification gives." },
	"links.marketplace": { remedy: address },
	"links.game": {
		remedy: "Write the address of a game in the marketplace, with {slug} where the game's slug belongs.",
	},
	"links.register": { remedy: address },
	"links.publish": { remedy: address },
	"links.sdkRepository": { remedy: address },
	"links.sdkDocumentation": { remedy: address },
	"links.professionalNetwork": { remedy: address },
	"links.messengerChannel": { remedy: address },
	"links.messengerChannelRu": { remedy: address },
	"links.microblog": { remedy: address },
	"analytics.mode": { fine: "Off is a choice; switched on, the ids must be there." },
	"analytics.measurementId": { fine: "Wanted only while analytics is on, which the launch check looks at." },
	"analytics.tagManagerId": { fine: "Wanted only while analytics is on, which the launch check looks at." },
	"analytics.hosts.scripts": { fine: "The hosts that such tags are loaded from." },
	"analytics.hosts.connections": { fine: "The hosts that such tags send to." },
	"analytics.hosts.images": { fine: "The hosts that such tags send to by pictures." },
};

/** The studios that the games' files name; invented, as the games' pictures and words are. By slug. */
export const sampleStudios: Readonly<Record<string, string>> = {
	"aidan-in-danger": "Leaky Roof Games",
	"boat-attack": "Saltwater Toys",
	"bubble-shooter-legend": "Cloudberry Yard",
	"bucket-crusher": "Saltwater Toys",
	"cat-from-hell": "Ninth Cushion",
	"caveman-jumper": "Old Bone Club",
	"chinese-cuisine-chef": "Midnight Ladle",
	"counter-craft-classic-2": "Square Sun",
	"emralds-forest-shoot": "Mossy Quiver",
	"glass-quest": "Third Facet",
	"italian-brainrot-clicker": "Piazza Nonsense",
	"kitty-litter": "Ninth Cushion",
	"maze-escape-toilet-rush": "Dead End Deluxe",
	"radiation-zone": "Rust & Candyfloss",
	"stealthy-heist": "Quiet Shoes",
	"survive-squad": "Warm Mittens",
	"swordsman-adventure": "Big Helm Works",
	"tung-sahur-and-repo": "Half Past Four",
	"worms-hungry": "Soft Ground",
	"zombie-monster-survivors": "Porchlight Panic",
};

/** How to replace the drawings of `sampleDrawings`. */
export const drawingRemedies: Readonly<Record<string, string>> = {
	"public/favicon.svg": "Draw the brand's own mark, square, in one colour, and give it to `npm run rebrand`.",
	"docs/screenshot.webp": "Take new pictures of the home page, on a desktop and on a phone, once it shows the brand.",
};
