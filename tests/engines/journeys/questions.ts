import type { Page } from "#tests/engines/page.ts";

const item = (number: number) => `details[name="publish-faq"]:nth-of-type(${number})`;

/** Questions open to their answers, one at a time, and close again. */
export async function askQuestions(page: Page): Promise<void> {
	await page.open("/publish");
	const answer = (number: number) => `${item(number)} > :not(summary)`;
	await page.seen(answer(1), false);
	await page.click(`${item(1)} summary`);
	await page.seen(answer(1));
	await page.click(`${item(2)} summary`);
	await page.seen(answer(2));
	// Chromium before 120 and Safari before 17.2 leave the first answer open.
	const isExclusive = await page.visitor.evaluate(() => "name" in HTMLDetailsElement.prototype);
	await page.seen(answer(1), !isExclusive);
	await page.press("Enter");
	await page.seen(answer(2), false);
}
