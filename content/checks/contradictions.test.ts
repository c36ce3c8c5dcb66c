import { expect, it } from "vitest";
import { figureTexts } from "./figureTexts.ts";

/** What no document, summary, article or page says, because the documents say otherwise. */
const contradictions: readonly [claim: RegExp, fact: string][] = [
	[
		/unless (?:it ended|the agreement ends) because you breached|не из-за вашего нарушения|kecuali perjanjian berakhir karena/u,
		"partner terms 10.1: payments stop for five reasons, not only for a breach",
	],
	[
		/(?:paid|платим|dibayar) (?:for|за|untuk) (?:every|each|каждого|setiap) (?:customer|клиента|pelanggan)|Everyone who registers|за того вам и платят|Siapa pun yang mendaftar/u,
		"partner terms 3.5, 8.1, 8.5: a registration may be rejected, and the Benefit Provisions decide",
	],
];

it.each(contradictions)("no text matches %s, because of %s", (claim) => {
	const found = figureTexts().filter(({ text }) => claim.test(text.replaceAll(/[\u00a0\u202f]/g, " ")));
	expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});
