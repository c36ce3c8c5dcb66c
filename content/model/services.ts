/** The services of both price lists, in their order (spec 2.6). */
export const services = [
	"accountOpening",
	"purchasingTeleDollars",
	"sellingTeleDollars",
	"receivingTeleDollars",
	"sendingTeleDollars",
	"incomingCrypto",
	"sendingCrypto",
] as const;

type Service = (typeof services)[number];

/** Prices of a chapter in one language; where a service has none, the portal shows it. */
export type Prices = Readonly<Partial<Record<Service, string>>>;
