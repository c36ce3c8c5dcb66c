import type { site } from "#site/site.ts";

/** A value that stands for one that only the operator knows. It counts as left while the site still has it. */
export interface Sample {
	readonly sample: string;
	/** How to change it. */
	readonly remedy: string;
}

/** A value that may stay, and why. */
export interface Settled {
	readonly fine: string;
}

type Value = string | number | boolean | null | readonly unknown[];

/** Paths of all values: `legal.entity`. */
type PathOf<T> = {
	[Key in keyof T & string]: T[Key] extends Value ? Key : `${Key}.${PathOf<T[Key]>}`;
}[keyof T & string];

const address = "Write its real address, beginning with https://.";
const mailbox = "Write an address that somebody reads; the documents name it.";
const provider = "Write the company's full name and country, as the cookie policy must name it.";

/**
 * Every value of `site.ts`, told apart by hand: a field that is added there and not here fails the types, and
 * `samples.test.ts`. Where a sample happens to be right as it stands, turn its row into a `fine` one.
 */
export const siteValues: Record<PathOf<typeof site>, Sample | Settled> = {
	name: { sample: "Playfleet", remedy: "Write the product's name; the texts named below say it too." },
	origin: { sample: "https://playfleet.example", remedy: "Write the live site's scheme and host, without a slash." },
	email: { sample: "hello@playfleet.example", remedy: "Write an address that somebody reads." },
	"contacts.supportEmail": { sample: "support@playfleet.example", remedy: mailbox },
	"contacts.disputesEmail": { sample: "disputes@playfleet.example", remedy: mailbox },
	"contacts.privacyEmail": { sample: "privacy@playfleet.example", remedy: mailbox },
	"contacts.securityEmail": { sample: "security@playfleet.example", remedy: mailbox },
	"contacts.partnersEmail": { sample: "partners@playfleet.example", remedy: mailbox },
	"providers.signInProviders": { sample: "Sample Sign-in One and Sample Sign-in Two", remedy: provider },
	"providers.monitoringProvider": { sample: "Sample Error Monitoring", remedy: provider },
	"providers.analyticsProvider": { sample: "Sample Analytics", remedy: provider },
	"providers.advertisingProvider": { sample: "Sample Advertising", remedy: provider },
	"providers.botProtectionProvider": { sample: "Sample Bot Protection", remedy: provider },
	"inbox.url": { fine: "A path of this site: its own server keeps the messages. docs/operations.md names the others." },
	"legal.entity": { sample: "Playfleet s.r.o.", remedy: "Write the legal entity's registered name." },
	"legal.address": {
		sample: "Sample Street 12, 110 00 Prague, Czech Republic",
		remedy: "Write the legal entity's registered address.",
	},
	"legal.registrationNumber": { sample: "000 00 000", remedy: "Write the number from the register of companies." },
	"legal.copyrightYear": { fine: "The year that the specification gives." },
	"links.marketplace": { sample: "https://app.playfleet.example/", remedy: address },
	"links.game": {
		sample: "https://app.playfleet.example/games/{slug}",
		remedy: "Write the address of a game in the marketplace, with {slug} where the game's slug belongs.",
	},
	"links.register": { sample: "https://app.playfleet.example/register", remedy: address },
	"links.publish": { sample: "https://app.playfleet.example/publish", remedy: address },
	"links.sdkRepository": { sample: "https://code.playfleet.example/sdk", remedy: address },
	"links.sdkDocumentation": { sample: "https://sdk.playfleet.example/", remedy: address },
	"links.professionalNetwork": { sample: "https://network.playfleet.example/company", remedy: address },
	"links.messengerChannel": { sample: "https://channel.playfleet.example/news", remedy: address },
	"links.messengerChannelRu": { sample: "https://channel.playfleet.example/news-ru", remedy: address },
	"links.microblog": { sample: "https://microblog.playfleet.example/playfleet", remedy: address },
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

/** What becomes of an earlier text of a document that has `sample: true`: it never applied. */
export const sampleTextRemedy = "Delete the file: the text is invented, to show what a document's history looks like.";

/** Drawings that show the sample brand, by file, with the SHA-256 of their bytes. */
export const sampleDrawings: Readonly<Record<string, Sample>> = {
	"public/favicon.svg": {
		sample: "d481924db3462adf0944d6d5cb575ceb169ef4f3f751bb9e4393322b66ed8dee",
		remedy: "Draw the brand's own mark, square; the icons come out of it. app/components/Logo/Logo.tsx draws it too.",
	},
};
