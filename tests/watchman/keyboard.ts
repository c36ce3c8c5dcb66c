import type { Page } from "@playwright/test";
import type { Language } from "#site/languages.ts";
import { cards, field } from "#tests/catalogue.ts";
import { contact, fieldNames, openContact } from "#tests/contact.ts";
import type { Fault } from "./fault.ts";

/** Of a result, in px: enough to tell the game and to hit it. */
const enough = 48;

/**
 * What a phone's keyboard leaves of the catalogue while one types: at least 48 px of the first result, or all work is
 * blind. The window is resized by the caller once the field has its focus.
 */
export async function searchFaults(page: Page, resize: () => Promise<void>): Promise<Fault[]> {
	const search = field(page);
	await search.focus();
	await search.fill("boat");
	await page.getByRole("status").filter({ hasText: "boat" }).first().waitFor();
	await resize();
	await search.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
	const seen = await cards(page)
		.first()
		.evaluate((card) => {
			const { top, bottom } = card.getBoundingClientRect();
			return Math.min(bottom, innerHeight) - Math.max(top, 0);
		});
	await search.fill("");
	await search.blur();
	return seen < enough
		? [
				{
					kind: "first screen",
					says: "With the keyboard open, a search shows no result",
					amount: seen,
					unit: "px of it in sight",
				},
			]
		: [];
}

/** What a phone's keyboard leaves of the contact window: the field one types in, whole and uncovered. */
export async function contactFaults(page: Page, language: Language, resize: () => Promise<void>): Promise<Fault[]> {
	const { field: named, close } = contact(page, language);
	await openContact(page, language);
	const found: Fault[] = [];
	for (const name of fieldNames) {
		await named(name).focus();
		await resize();
		const isSeen = await named(name).evaluate((element) => {
			element.scrollIntoView({ block: "nearest", behavior: "instant" });
			const { left, top, right, bottom } = element.getBoundingClientRect();
			const ends = [top + 4, Math.min(bottom, top + 60) - 4];
			return top >= 0 && ends.every((y) => document.elementFromPoint((left + right) / 2, y) === element);
		});
		if (!isSeen)
			found.push({ kind: "first screen", says: `With the keyboard open, the field "${name}" is out of sight` });
	}
	await close.click();
	return found;
}
