// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import ICAL from "ical.js";
import { describe, expect, it, vi } from "vitest";
import { PathContext } from "#src/i18n/useLocale.ts";
import "#src/i18n/i18n.server.ts";
import { site } from "#config/site.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { DeadlineChain } from "./Deadlines.island.tsx";

function show(group: "refund" | "dispute", language: "en" | "ru" = "en") {
	render(
		<PathContext value={`/${language}`}>
			<DeadlineChain group={group} />
		</PathContext>,
	);
}

const { t } = i18nFor("en");
const beyond = t("guidelines.deadlines.beyond", { first: 2025, last: 2032 });

function enterFirstDay(day: string) {
	fireEvent.change(screen.getByLabelText(/Date of purchase|Date you became|День/), { target: { value: day } });
}

const step = (name: "request" | "answer" | "appeal" | "decision" | "authority") =>
	screen
		.getByRole("heading", { level: 4, name: t(`guidelines.deadlines.chain.${name}.title`) })
		.closest("li") as HTMLElement;

function enterEventDay(name: Parameters<typeof step>[0], day: string) {
	fireEvent.change(within(step(name)).getByLabelText(/happened/), { target: { value: day } });
}

const dayOf = (name: Parameters<typeof step>[0]) =>
	within(step(name)).queryByText<HTMLTimeElement>(/20\d\d/, { selector: "time" })?.dateTime;

function shownDays() {
	return [...document.querySelectorAll("li time")].map((time) => (time as HTMLTimeElement).dateTime);
}

describe("the calculator of deadlines", () => {
	it("shows steps, periods and clauses, and no dates until one is entered", () => {
		show("refund");
		expect([
			shownDays(),
			screen.queryByLabelText(/happened/),
			screen.queryByText(t("guidelines.deadlines.save")),
		]).toEqual([[], null, null]);
		expect(step("request").textContent).toContain("30 calendar days from the purchase");
		expect(within(step("request")).getByRole("link").getAttribute("href")).toBe("#4.2");
		expect(within(step("decision")).getByRole("link").getAttribute("href")).toBe(
			"/docs/guidelines/general/dispute-resolution-policy#4.3",
		);
	});

	it("calculates dates from the purchase to the authority, and from entered dates", () => {
		show("refund");
		enterFirstDay("2026-12-18");
		expect(shownDays()).toHaveLength(8);
		expect(screen.getAllByLabelText(/happened/), "only steps that start a period have a date field").toHaveLength(5);
		expect([dayOf("request"), dayOf("authority")]).toEqual(["2027-01-18", "2028-03-30"]);
		expect(step("request").textContent).toContain(t("guidelines.deadlines.last"));
		expect(step("authority").textContent).toContain(t("guidelines.deadlines.latest"));
		enterEventDay("request", "2026-12-21");
		expect(dayOf("answer")).toBe("2027-01-04");
		expect(step("answer").textContent).toContain(t("guidelines.deadlines.last"));
	});

	it("warns about a date before the previous step or after the last day", () => {
		show("refund");
		enterFirstDay("2026-12-18");
		enterEventDay("request", "2026-12-17");
		expect(step("request").textContent).toContain(t("guidelines.deadlines.early"));
		enterEventDay("request", "2027-01-19");
		expect(step("request").textContent).toContain(t("guidelines.deadlines.late"));
		enterEventDay("request", "2027-01-18");
		expect(step("request").textContent).not.toContain(t("guidelines.deadlines.late"));
	});

	it("stops with a notice at the end of the calendar", () => {
		show("refund");
		enterFirstDay("2032-11-01");
		expect(screen.getByText(beyond, { selector: "p:not([role])" })).toBeTruthy();
		expect([dayOf("answer"), dayOf("authority")]).toEqual(["2032-12-10", undefined]);
		enterFirstDay("2026-12-18");
		expect(screen.queryByText(beyond, { selector: "p:not([role])" })).toBeNull();
	});

	it("uses the current date in Prague", () => {
		vi.useFakeTimers({ now: new Date("2026-12-19T22:59:00Z") });
		show("refund");
		fireEvent.click(screen.getByRole("button", { name: "Today" }));
		expect(dayOf("request")).toBe("2027-01-18");
		vi.setSystemTime(new Date("2026-12-19T23:00:00Z"));
		fireEvent.click(screen.getByRole("button", { name: "Today" }));
		expect(dayOf("request")).toBe("2027-01-19");
	});

	/** Collects the events of saved files. */
	function catchEvents() {
		const files: Blob[] = [];
		vi.stubGlobal(
			"URL",
			Object.assign(class extends URL {}, {
				createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
				revokeObjectURL() {},
			}),
		);
		vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
		return async () => {
			const parsedCalendar = new ICAL.Component(ICAL.parse((await files.at(-1)?.text()) ?? ""));
			return parsedCalendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
		};
	}

	it("saves future dates as a calendar file, without past ones", async () => {
		const saved = catchEvents();
		show("refund");
		enterFirstDay("2026-12-18");
		enterEventDay("request", "2026-12-21");
		fireEvent.click(screen.getByRole("button", { name: t("guidelines.deadlines.save") }));
		const savedEvents = await saved();
		expect(savedEvents.map(({ startDate }) => startDate.toString())).toEqual(
			shownDays().filter((day) => day !== "2026-12-18" && day !== "2026-12-21" && day !== "2027-01-18"),
		);
		expect(savedEvents[0]?.summary).toContain(t("guidelines.deadlines.chain.answer.title"));
		expect(savedEvents[0]?.component.getFirstPropertyValue("url")).toMatch(/^https:.*return-and-refund-policy#5\.1$/);
	});

	it("saves a changed date under the same UID with a higher sequence number, in every language", async () => {
		vi.useFakeTimers({ now: new Date("2026-12-20T10:00:00Z"), toFake: ["Date"] });
		const saved = catchEvents();
		const save = (language: "en" | "ru") =>
			fireEvent.click(screen.getByRole("button", { name: i18nFor(language).t("guidelines.deadlines.save") }));
		show("refund");
		enterFirstDay("2026-12-18");
		save("en");
		const before = await saved();
		vi.setSystemTime(new Date("2026-12-22T10:00:00Z"));
		enterEventDay("request", "2026-12-21");
		save("en");
		for (const event of await saved()) {
			const previousEvent = before.find(({ uid }) => uid === event.uid);
			expect(previousEvent, event.uid).toBeDefined();
			expect(event.sequence).toBeGreaterThan(previousEvent?.sequence ?? 0);
			expect(event.uid).not.toMatch(new RegExp(`${site.name}|${new URL(site.origin).host}`, "i"));
		}
		cleanup();
		show("refund", "ru");
		enterFirstDay("2026-12-18");
		save("ru");
		expect((await saved()).map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
	});
});

it("renders a table of periods for browsers without scripts, with Russian plural forms", () => {
	show("dispute", "ru");
	const text = document.querySelector("table")?.textContent?.replace(/\s/g, " ");
	for (const periodText of ["30 календарных дней", "5 рабочих дней", "15 рабочих дней", "12 месяцев"])
		expect(text).toContain(periodText);
});
