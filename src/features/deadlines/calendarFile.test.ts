import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendarFile.ts";
import { parseDay } from "./days.ts";

const entry = {
	uid: "request-2026-12-18@site.example",
	day: parseDay("2026-12-31") ?? 0,
	summary: "Brand: you ask for the refund, in time; or not\\at all",
	description: `${"Запрос должен прийти к нам, ".repeat(8)}🙂\nВторая строка`,
	url: "https://site.example/docs/guidelines/general/return-and-refund-policy#4.2",
};
const text = calendarFile(
	[entry, { ...entry, uid: "second" }],
	"Brand//Dates//RU",
	new Date(Date.UTC(2026, 10, 22, 9, 8, 7)),
);

describe("a calendar file with deadlines", () => {
	it("has lines of up to 75 bytes with CRLF line endings", () => {
		expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
	});

	it("is parsed to the same all-day events with all characters of their texts", () => {
		const parsedCalendar = new ICAL.Component(ICAL.parse(text));
		expect(parsedCalendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(parsedCalendar.getFirstPropertyValue("prodid")).toBe("-//Brand//Dates//RU");
		const calendarEvents = parsedCalendar.getAllSubcomponents("vevent");
		expect(calendarEvents).toHaveLength(2);
		const [first] = calendarEvents.map((component) => new ICAL.Event(component));
		expect(first?.uid).toBe(entry.uid);
		expect(first?.summary).toBe(entry.summary);
		expect(first?.description).toBe(entry.description);
		expect([first?.startDate.isDate, first?.startDate.toString(), first?.endDate.toString()]).toEqual([
			true,
			"2026-12-31",
			"2027-01-01",
		]);
		expect(calendarEvents[0]?.getFirstPropertyValue("url")).toBe(entry.url);
		for (const name of ["dtstamp", "last-modified"]) {
			expect(String(calendarEvents[0]?.getFirstPropertyValue(name)), name).toBe("2026-11-22T09:08:07Z");
		}
	});

	it("has a higher sequence number each time it is saved, so that a second import replaces the first", () => {
		const readSequence = (now: string) => {
			const parsedCalendar = new ICAL.Component(ICAL.parse(calendarFile([entry], "Brand//Dates//EN", new Date(now))));
			return Number(parsedCalendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("sequence"));
		};
		const first = readSequence("2026-11-22T09:08:07Z");
		expect(readSequence("2026-11-22T09:08:08Z")).toBeGreaterThan(first);
		expect(readSequence("2032-12-31T23:59:59Z")).toBeGreaterThan(readSequence("2026-12-31T23:59:59Z"));
		// RFC 5545 integers are 32-bit signed.
		expect(readSequence("2060-01-01T00:00:00Z")).toBeLessThan(2 ** 31);
		expect(readSequence("1970-01-01T00:00:00Z")).toBe(0);
	});
});
