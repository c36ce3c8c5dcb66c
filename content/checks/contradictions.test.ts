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
	[
		/(?<!top up at least [^.]*)(?:must hold|have held|держать на балансе|было) (?:at least|не менее)|each who keeps \{\{referralBalance/u,
		"referral rules 3.1: the first step is a top-up, then the balance is held",
	],
	[
		/Charge batteries,? if you like|need not (?:use|click)|button that helps|Нажимать кнопку не обязательно/iu,
		"referral rules 3.3: Charge batteries is a step",
	],
	[
		/provides for an ongoing percentage|предусматривает постоянный процент/u,
		"referral rules 5.4: no rate is set, so there is no claim",
	],
	[
		/appeal[^.]*unless the law forbids it|in writing[^.]*unless the law forbids it/u,
		"policies.md 4: written notice of a right to appeal, without exception",
	],
	[
		/, if the issue concerns/u,
		"policies.md 5: order number, purchase date, amount and payment method are always asked for",
	],
	[/version in force on the day of your purchase/u, "the refund policy has no day from which it applies"],
	[
		/highest fee for studios|больше мы со студий не берём|"We take|(?:, и|Players pay[^.]*,) (?:мы берём|and we take)/u,
		"developer price list: services have prices apart from the platform fee",
	],
	[
		/SDK подключает всё|игра зарабатывает на рекламе/u,
		"the specification: developers connect the SDK, and a game can earn from ads",
	],
	[
		/person (?:reads|at|answers)|читает человек|прочитает человек|тветит человек|dibaca manusia/u,
		"specification 2.9: a will-contact-soon text, and no promise who reads",
	],
	[
		/^\| Strictly necessary \|.*\| until /u,
		"policies.md 9: strictly necessary cookies last from session to 1 year; browser storage is listed apart",
	],
	[
		/parent or guardian must agree|you defend us|(?:Revenue is|You are|Being) paid in T\$|becoming aware of the measure|we may hold the transaction|terminate the agreement with reasonable advance notice|calendar months: none in|registering, also after the agreement ends/u,
		"the specification has no such rule",
	],
];

it.each(contradictions)("no text matches %s, because of %s", (claim) => {
	const found = figureTexts().filter(({ text }) => claim.test(text.replaceAll(/[\u00a0\u202f]/g, " ")));
	expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});
