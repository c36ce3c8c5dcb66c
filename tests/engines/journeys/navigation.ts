import type { EnginePage } from "#tests/engines/page.ts";
import { exampleGame } from "#tests/examples.ts";

const languageToggle = 'button[popovertarget="languages"]';
const menuToggle = 'header button[popovertarget="menu"]';

export async function chooseLanguage(page: EnginePage): Promise<void> {
	await page.open("/?lng=ru");
	await page.expectAddress("/ru");
	await page.open(exampleGame.path);
	await page.expectAddress(`/ru${exampleGame.path}`);
	await page.expectHidden("#languages");
	await page.click(languageToggle);
	await page.expectVisible("#languages");
	await page.expect(() => page.evaluate(isBelowButton, languageToggle), true, "the list is below its button");
	await page.window.press("Escape");
	await page.expectHidden("#languages");
	await page.expectFocus(languageToggle);
	await page.click(languageToggle);
	await page.click('#languages a[data-language="en"]');
	await page.expectAddress(exampleGame.path);
	await page.expectExists('html[lang="en"]');
	await page.expectHidden("#languages");
	await page.open("/");
	await page.expectAddress("/");
}

export async function detectLanguage(page: EnginePage): Promise<void> {
	await page.open("/?x=1#games");
	await page.expectAddress("/ru?x=1#games");
	await page.expectExists('html[lang="ru"]');
	await page.open("/?lng=en");
	await page.expectAddress("/");
}

export async function useMenu(page: EnginePage): Promise<void> {
	await page.open("/");
	await page.expectHidden("#menu");
	await page.click(menuToggle);
	await page.expectVisible("#menu a");
	await page.window.press("Escape");
	await page.expectHidden("#menu");
	await page.expectFocus(menuToggle);
	await page.click(menuToggle);
	await page.expectVisible("#menu a");
	await page.expect(() => page.evaluate(hasBackdrop), true, "the page behind the menu is darkened");
	const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
	await page.window.clickAt(width / 2, height - 10);
	await page.expectHidden("#menu");
	await page.expectAddress("/");
	await page.click(menuToggle);
	await page.click('#menu a[href="/about-us"]');
	await page.expectAddress("/about-us");
	await page.expectHidden("#menu");
}

/** Without popover support, a shadow replaces the backdrop. */
function hasBackdrop(): boolean {
	const menuElement = document.querySelector("#menu");
	if (!menuElement || !CSS.supports("selector(:popover-open)")) return menuElement !== null;
	return Number.parseFloat(getComputedStyle(menuElement, "::backdrop").height) > 100;
}

/** Without anchor positioning, the list opens at the end of the header. */
function isBelowButton(selector: string): boolean {
	const [button, list] = [selector, "#languages"].map((wanted) =>
		document.querySelector(wanted)?.getBoundingClientRect(),
	);
	if (!button || !list) return false;
	const menuGap = list.top - button.bottom;
	const isAligned = Math.abs(list.right - button.right) < 40 || !CSS.supports("anchor-name: --a");
	return menuGap > -2 && menuGap < 30 && isAligned && list.left >= 0 && list.right <= innerWidth;
}
