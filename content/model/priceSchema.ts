import { z } from "zod";
import { defaultLanguage, type Language, languageCodes } from "#site/languages.ts";
import { line } from "./fields.ts";
import { services } from "./services.ts";

/** A price in one language. */
export const priceText = line(1, 40);

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const furtherPrices = Object.fromEntries(
	languageCodes
		.filter((code) => code !== defaultLanguage && code !== "ru")
		.map((code) => {
			const name = englishNames.of(code);
			const description = `The same price as ${name} readers see it. Empty: they get the English one.`;
			return [code, priceText.optional().meta({ title: `In ${name}`, description })];
		}),
) as Record<Exclude<Language, typeof defaultLanguage | "ru">, z.ZodOptional<typeof priceText>>;

const price = z
	.strictObject({
		en: priceText.meta({ title: "In English", description: "As English readers see it: 0.5 T$, 2%, free." }),
		ru: priceText.meta({ title: "In Russian", description: "The same price as Russian readers see it: 0,5 T$." }),
		...furtherPrices,
	})
	.optional();

const names: Record<(typeof services)[number], string> = {
	accountOpening: "Account opening",
	purchasingTeleDollars: "Purchasing TeleDollars",
	sellingTeleDollars: "Selling TeleDollars",
	receivingTeleDollars: "Receiving TeleDollars",
	sendingTeleDollars: "Sending TeleDollars",
	incomingCrypto: "Incoming crypto",
	sendingCrypto: "Sending crypto",
};

const list = (title: string) =>
	z
		.strictObject(
			Object.fromEntries(
				services.map((service) => [
					service,
					price.meta({ title: names[service], description: "Leave it out, and the page points to the portal." }),
				]),
			) as Record<(typeof services)[number], typeof price>,
		)
		.optional()
		.meta({ title, description: "One price for each service of the list." });

/** `content/prices.yaml`: the price lists of the chapters that have one. */
export const priceSchema = z.strictObject({
	customers: list("Prices for customers"),
	developers: list("Prices for developers"),
});
