import type { EnginePage } from "#tests/engines/page.ts";
import { getTranslator } from "#tests/examples.ts";

const t = getTranslator("en");
const rewardField = `[aria-label="${t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") })}"]`;
const getRadio = (name: string, value: string) => `input[name="${name}"][value="${value}"]`;

export async function useCalculators(page: EnginePage): Promise<void> {
	const readTotal = () => page.evaluate(readAfter, t("guidelines.rewards.total"));
	await page.open("/docs/guidelines/customers/referral-program");
	await page.click(rewardField);
	await page.expect(readTotal, "8 T$", "the reward of the worked example");
	await page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), rewardField);
	await page.window.type("12");
	await page.expect(readTotal, "63 T$", "the reward for 12 referrals");

	await page.open("/docs/guidelines/general/return-and-refund-policy");
	await page.click(getRadio("what", "bought"));
	await page.click(getRadio("problem", "wrong"));
	await page.click(getRadio("use", "used"));
	const verdict = '[data-slot="refund"] form [role="status"]';
	await page.expectVisible(`${verdict} p`);
	const hasVerdict = async () => (await page.read(verdict))?.includes(t("guidelines.refund.cases.used.text"));
	await page.expect(hasVerdict, true, "the verdict of the refund checker");
	await page.click('[data-slot="deadlines"] [data-requires-js]');
	await page.expectVisible('[data-slot="deadlines"] li time');

	await page.open("/publish");
	const before = await page.read("main output");
	await page.click('main input[type="range"]');
	await page.window.press("ArrowRight");
	const hasChanged = async () => (await page.read("main output")) !== before;
	await page.expect(hasChanged, true, "the revenue follows the slider");
}

export async function askQuestions(page: EnginePage): Promise<void> {
	const item = (number: number) => `details[name="publish-faq"]:nth-of-type(${number})`;
	const answer = (number: number) => `${item(number)} > :not(summary)`;
	await page.open("/publish");
	await page.expectHidden(answer(1));
	await page.click(`${item(1)} summary`);
	await page.expectVisible(answer(1));
	await page.click(`${item(2)} summary`);
	await page.expectVisible(answer(2));
	await page.expectHidden(answer(1));
	await page.window.press("Enter");
	await page.expectHidden(answer(2));
}

/** The text of the element after the paragraph `label`. */
function readAfter(label: string): string | undefined {
	const labelParagraph = [...document.querySelectorAll("p")].find(({ textContent }) => textContent === label);
	return labelParagraph?.nextElementSibling?.textContent?.replace(/\s/g, " ");
}
