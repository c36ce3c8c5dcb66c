import type { Page } from "#tests/engines/page.ts";
import { words } from "#tests/examples.ts";

const t = words("en");
const reward = `[aria-label="${t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") })}"]`;
const choice = (question: string, answer: string) => `input[name="${question}"][value="${answer}"]`;
const slider = 'main input[type="range"]';

/** Each calculator answers what a visitor enters. */
export async function calculate(page: Page): Promise<void> {
	await page.open("/docs/guidelines/customers/referral-program");
	await page.click(reward);
	await page.waitFor(
		() => page.visitor.evaluate(readAfter, t("guidelines.rewards.total")),
		"8 T$",
		"the worked example's reward",
	);
	await page.visitor.evaluate(select, reward);
	await page.visitor.type("12");
	await page.waitFor(
		() => page.visitor.evaluate(readAfter, t("guidelines.rewards.total")),
		"63 T$",
		"the reward for 12 referrals",
	);

	await page.open("/docs/guidelines/general/return-and-refund-policy");
	await page.click(choice("what", "bought"));
	await page.click(choice("problem", "wrong"));
	await page.click(choice("use", "used"));
	const verdict = '[data-slot="refund"] form [role="status"]';
	await page.seen(`${verdict} p`);
	const said = async () => (await page.text(verdict))?.includes(t("guidelines.refund.cases.used.text"));
	await page.waitFor(said, true, "the refund checker's verdict");

	const today = '[data-slot="deadlines"] [data-needs-app]';
	await page.click(today);
	await page.seen('[data-slot="deadlines"] li time');

	await page.open("/publish");
	const before = await page.text("main output");
	await page.click(slider);
	await page.press("ArrowRight");
	const isNew = async () => (await page.text("main output")) !== before;
	await page.waitFor(isNew, true, "the revenue above the slider follows it");
}

/** The text of the element after the one with this text. */
function readAfter(label: string): string | undefined {
	const element = [...document.querySelectorAll("p")].find(({ textContent }) => textContent === label);
	return element?.nextElementSibling?.textContent?.replace(/\s/g, " ");
}

function select(selector: string): void {
	document.querySelector<HTMLInputElement>(selector)?.select();
}
