/** Services of both price lists, in order (spec 2.6). */
export const services = [
	"accountOpening",
	"purchasingTeleDollars",
	"sellingTeleDollars",
	"receivingTeleDollars",
	"sendingTeleDollars",
	"incomingCrypto",
	"sendingCrypto",
] as const;
