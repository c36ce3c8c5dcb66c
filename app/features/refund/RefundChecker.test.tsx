// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import en from "#public/locales/en/translation.json";
import { RefundChecker } from "./RefundChecker.tsx";
import { refundCases } from "./refundCases.ts";

const { t } = i18nFor("en");
const dispute = "/docs/guidelines/general/dispute-resolution-policy";

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 11, 18, 23, 59) });
	render(
		<I18nContext value={i18nFor("en")}>
			<MemoryRouter>
				<RefundChecker />
			</MemoryRouter>
		</I18nContext>,
	);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const form = () => document.querySelector("form") as HTMLFormElement;
const asked = () => form().querySelectorAll("fieldset:not([hidden])").length;
const choose = (...answers: (keyof typeof answerKeys)[]) => {
	for (const answer of answers) fireEvent.click(screen.getByDisplayValue(answer));
};
const answerKeys = en.guidelines.refund.answers;
const pay = (day: string) =>
	fireEvent.change(screen.getByLabelText(t("guidelines.refund.questions.day")), { target: { value: day } });
const verdict = () => form().querySelector("[data-verdict]")?.getAttribute("data-verdict");
const links = () => [...form().querySelectorAll("[data-verdict] a")].map((link) => link.getAttribute("href"));
const until = () => form().querySelector("time")?.dateTime;

describe("the refund checker", () => {
	it("asks one question after the other, up to five, then says yes, the last day and the clauses", () => {
		expect([asked(), verdict()]).toEqual([1, undefined]);
		choose("bought");
		expect(asked()).toBe(2);
		choose("wrong", "untouched", "open");
		expect([asked(), verdict()]).toEqual([5, undefined]);
		pay("2026-12-18");
		expect([verdict(), until()]).toEqual(["yes", "2027-01-18"]);
		expect(links()).toEqual(expect.arrayContaining(["#2.1", "#3.3", "#4.2"]));
	});

	it("ends early where an answer decides, and takes a changed answer", () => {
		choose("bought", "right");
		expect([asked(), verdict(), links()]).toEqual([2, "no", ["#2.1"]]);
		choose("missing");
		expect([asked(), verdict()]).toEqual([3, undefined]);
		choose("product");
		expect([asked(), verdict()]).toEqual([1, "no"]);
	});

	it("says when the time has run out, counted to the end of the last day", () => {
		choose("bought", "missing", "untouched", "open");
		pay("2026-11-18");
		expect([verdict(), until()]).toEqual(["yes", "2026-12-18"]);
		pay("2026-11-17");
		expect([verdict(), until()]).toEqual(["no", "2026-12-17"]);
		expect(form().textContent).toContain(t("guidelines.refund.cases.late.text"));
	});

	it("sends whose account is restricted to the dispute policy, and to the request in time", () => {
		choose("bought", "missing", "untouched", "restricted");
		pay("2026-12-18");
		expect([verdict(), until()]).toEqual(["depends", "2027-01-18"]);
		expect(links()).toContain(`${dispute}#2.4`);
	});

	it("has no answer for a day to come, nor for one beyond its calendar, and says so", () => {
		choose("bought", "missing", "untouched", "open");
		pay("2026-12-19");
		expect([verdict(), screen.getByText(t("guidelines.refund.ahead"))]).toEqual([undefined, expect.anything()]);
		pay("2024-11-19");
		expect([verdict(), screen.getByText(/2032/)]).toEqual([undefined, expect.anything()]);
	});

	it("starts again", () => {
		choose("gift");
		act(() => form().reset());
		expect([asked(), verdict()]).toEqual([1, undefined]);
	});

	it("has every case in a table", () => {
		const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
		expect(rows).toHaveLength(refundCases.length);
		for (const row of rows) {
			expect(row.textContent).toMatch(/Yes|No|It depends/);
			expect(within(row).getAllByRole("link").length).toBeGreaterThan(0);
		}
	});
});
