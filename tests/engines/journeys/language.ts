import type { Page } from "#tests/engines/page.ts";
import { exampleGame } from "#tests/examples.ts";

const toggle = 'button[popovertarget="languages"]';

/** An address asks for a language; the choice is remembered; the selector changes it. */
export async function chooseLanguage(page: Page): Promise<void> {
	await page.open("/?lng=ru");
	await page.at("/ru");
	await page.open(exampleGame.path);
	await page.at(`/ru${exampleGame.path}`);

	await page.seen("#languages", false);
	await page.click(toggle);
	await page.seen("#languages");
	await page.waitFor(() => page.visitor.evaluate(isUnderToggle, toggle), true, "the list hangs under its button");
	await page.press("Escape");
	await page.seen("#languages", false);
	await page.waitFor(() => page.isFocused(toggle), true, "the button has the focus again");

	const isSame = await page.markDocument();
	await page.click(toggle);
	await page.click('#languages a[data-language="en"]');
	await page.at(exampleGame.path);
	await page.waitFor(() => page.attribute("html", "lang"), "en", "the page's language");
	await page.seen("#languages", false);
	await page.waitFor(isSame, true, "no document was loaded");
	await page.open("/");
	await page.at("/");
}

/** A browser in Russian is led to the Russian page, with query and hash. */
export async function detectLanguage(page: Page): Promise<void> {
	await page.open("/?x=1#games");
	await page.at("/ru?x=1#games");
	await page.waitFor(() => page.attribute("html", "lang"), "ru", "the page's language");
	await page.open("/?lng=en");
	await page.at("/");
}

/** Whether the list is below its button and inside the window. Browsers without anchor positioning put it at the end of the header. */
function isUnderToggle(selector: string): boolean {
	const [button, list] = [selector, "#languages"].map((wanted) =>
		document.querySelector(wanted)?.getBoundingClientRect(),
	);
	if (!button || !list) return false;
	const gap = list.top - button.bottom;
	const isNear = Math.abs(list.right - button.right) < 40 || !CSS.supports("anchor-name: --a");
	return gap > -2 && gap < 30 && isNear && list.left >= 0 && list.right <= innerWidth;
}
