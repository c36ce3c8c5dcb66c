// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import "#src/i18n/i18n.server.ts";
import { site } from "#config/site.ts";
import en from "#public/locales/en/translation.json";
import { i18nFor } from "#src/i18n/i18n.ts";
import { RefundQuestions } from "./RefundChecker.island.tsx";
import { refundCases } from "./refundCases.ts";

const { t } = i18nFor("en");
const dispute = "/docs/guidelines/general/dispute-resolution-policy";

beforeEach(() => {
	// 23:59 in Prague.
	vi.useFakeTimers({ now: new Date("2026-12-18T22:59:00Z") });
	render(<RefundQuestions />);
});

const form = () => document.querySelector("form") as HTMLFormElement;
const asked = () => form().querySelectorAll("fieldset:not([hidden])").length;
const choose = (...answers: (keyof typeof answerKeys)[]) => {
	for (const answer of answers) fireEvent.click(screen.getByDisplayValue(answer));
};
const answerKeys = en.guidelines.refund.answers;
const enterPurchaseDay = (day: string) =>
	fireEvent.input(screen.getByLabelText(t("guidelines.refund.questions.day")), { target: { value: day } });
const verdict = () => form().querySelector("[data-verdict]")?.getAttribute("data-verdict");
const links = () => [...form().querySelectorAll("[data-verdict] a")].map((link) => link.getAttribute("href"));
const lastDayShown = () => form().querySelector("time")?.dateTime;

describe("the refund checker component", () => {
	it("asks up to five questions one after the other, then shows the result, the last day and the clauses", () => {
		expect([asked(), verdict()]).toEqual([1, undefined]);
		choose("bought");
		expect(asked()).toBe(2);
		choose("wrong", "untouched", "open");
		expect([asked(), verdict()]).toEqual([5, undefined]);
		enterPurchaseDay("2026-12-18");
		expect([verdict(), lastDayShown()]).toEqual(["yes", "2027-01-18"]);
		expect(links()).toEqual(expect.arrayContaining(["#2.1", "#3.3", "#4.2"]));
	});

	it("stops early if an answer decides the case, and allows changed answers", () => {
		choose("bought", "right");
		expect([asked(), verdict(), links()]).toEqual([2, "no", ["#2.1"]]);
		choose("missing");
		expect([asked(), verdict()]).toEqual([3, undefined]);
		choose("product");
		expect([asked(), verdict()]).toEqual([1, "no"]);
	});

	it("shows that the time has run out after the end of the last day, without a contact address", () => {
		choose("bought", "missing", "untouched", "open");
		enterPurchaseDay("2026-11-18");
		expect([verdict(), lastDayShown()]).toEqual(["yes", "2026-12-18"]);
		enterPurchaseDay("2026-11-17");
		expect([verdict(), lastDayShown()]).toEqual(["no", "2026-12-17"]);
		expect(form().textContent).toContain(t("guidelines.refund.cases.late.text"));
		expect(links()).not.toContain(`mailto:${site.contacts.supportEmail}`);
	});

	it("shows a denial for a restricted account, with the appeal and its last day", () => {
		choose("bought", "missing", "untouched", "restricted");
		enterPurchaseDay("2026-12-18");
		expect([verdict(), lastDayShown()]).toEqual(["no", "2027-01-18"]);
		expect(links()).toEqual(expect.arrayContaining(["#3.1", `${dispute}#2.4`, `mailto:${site.contacts.supportEmail}`]));
	});

	it.each([
		["still open in Prague, with the visitor at UTC+14 already in the next day", "2026-12-18T22:59:00Z", "yes"],
		["over in Prague, with the visitor at UTC-8 still in the last day", "2026-12-18T23:01:00Z", "no"],
	])("counts the last day in Prague time: %s", (_, now, answer) => {
		vi.setSystemTime(new Date(now));
		choose("bought", "missing", "untouched", "open");
		enterPurchaseDay("2026-11-18");
		expect([verdict(), lastDayShown()]).toEqual([answer, "2026-12-18"]);
	});

	it("shows an error for a future date and for a date beyond its calendar", () => {
		choose("bought", "missing", "untouched", "open");
		enterPurchaseDay("2026-12-20");
		expect([verdict(), screen.getByText(t("guidelines.refund.ahead"))]).toEqual([undefined, expect.anything()]);
		enterPurchaseDay("2024-11-19");
		expect([verdict(), screen.getByText(/2032/)]).toEqual([undefined, expect.anything()]);
	});

	it.each(["gift", "bought"] as const)("starts again and accepts the same answer %s once more", (answer) => {
		const again = screen.getByText(t("guidelines.refund.again"));
		choose(answer);
		const before = [asked(), verdict()];
		fireEvent.click(again);
		expect([asked(), verdict()]).toEqual([1, undefined]);
		expect(document.activeElement).toBe(screen.getByDisplayValue("bought"));
		choose(answer);
		expect([asked(), verdict()]).toEqual(before);
	});

	it("lists every case in a table", () => {
		const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
		expect(rows).toHaveLength(refundCases.length);
		for (const row of rows) {
			expect(row.textContent).toMatch(/Yes|No/);
			expect(within(row).getAllByRole("link").length).toBeGreaterThan(0);
		}
	});
});
