// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { Deadlines } from "./Deadlines.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function show(group: "refund" | "dispute", language: "en" | "ru" = "en") {
	render(
		<I18nextProvider i18n={i18nFor(language)}>
			<MemoryRouter initialEntries={[language === "ru" ? "/ru" : "/"]}>
				<Deadlines group={group} />
			</MemoryRouter>
		</I18nextProvider>,
	);
}

function pick(day: string) {
	fireEvent.change(screen.getByLabelText(/Day of the event|День события/), { target: { value: day } });
}

function shownDays() {
	return [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
}

const beyond = i18nFor("en").t("guidelines.deadlines.beyond", { first: 2025, last: 2032 });

describe("the deadline calculator", () => {
	it("shows periods and no day until one is picked", () => {
		show("refund");
		expect(shownDays()).toEqual([]);
		expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(
			expect.arrayContaining([expect.stringContaining("You ask for the refund30 calendar days")]),
		);
	});

	it.each([
		["refund", ["2027-01-18", "2026-12-31", "2027-01-12", "2027-01-18", "2026-12-29", "2027-01-13", "2027-12-20"]],
		["dispute", ["2027-01-18", "2026-12-29", "2027-01-13", "2027-12-20", "2027-01-18", "2026-12-31", "2027-01-12"]],
	] as const)("shows the periods of the %s policy first, the others after them", (group, days) => {
		show(group);
		pick("2026-12-18");
		expect(shownDays()).toEqual(days);
	});

	it("says so when a period leaves the calendar, and shows no day for it", () => {
		show("refund");
		pick("2032-12-20");
		expect(screen.getByText(beyond, { selector: "p:not([role])" })).toBeTruthy();
		expect(shownDays()).toEqual(["2032-12-30", "2032-12-28"]);
		pick("2026-12-18");
		expect(screen.queryByText(beyond, { selector: "p:not([role])" })).toBeNull();
	});

	it("takes the visitor's own today", () => {
		vi.useFakeTimers({ now: new Date(2026, 11, 18, 23, 59) });
		show("refund");
		fireEvent.click(screen.getByRole("button", { name: "Today" }));
		expect(shownDays()[0]).toBe("2027-01-18");
	});

	it("counts in Russian as Russian does", () => {
		show("dispute", "ru");
		const text = document.querySelector("table")?.textContent?.replace(/\s/g, " ");
		for (const period of ["30 календарных дней", "5 рабочих дней", "15 рабочих дней", "12 месяцев"])
			expect(text).toContain(period);
	});
});
