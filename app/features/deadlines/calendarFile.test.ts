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

describe("a calendar file", () => {
	it("has lines of 75 bytes at most, each ended as the standard says", () => {
		expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
	});

	it("reads back as what was put in: whole days, with every sign of their texts", () => {
		const calendar = new ICAL.Component(ICAL.parse(text));
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Brand//Dates//RU");
		const events = calendar.getAllSubcomponents("vevent");
		expect(events).toHaveLength(2);
		const [first] = events.map((component) => new ICAL.Event(component));
		expect(first?.uid).toBe(entry.uid);
		expect(first?.summary).toBe(entry.summary);
		expect(first?.description).toBe(entry.description);
		expect([first?.startDate.isDate, first?.startDate.toString(), first?.endDate.toString()]).toEqual([
			true,
			"2026-12-31",
			"2027-01-01",
		]);
		expect(events[0]?.getFirstPropertyValue("url")).toBe(entry.url);
		expect(String(events[0]?.getFirstPropertyValue("dtstamp"))).toBe("2026-11-22T09:08:07Z");
	});
});
