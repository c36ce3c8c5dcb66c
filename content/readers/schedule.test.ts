import { beforeEach, describe, expect, it, vi } from "vitest";
import { filterPublished } from "./schedule.server.ts";

const entries = [
	{ title: "Always" },
	{ title: "Yesterday", publishFrom: "2026-12-31" },
	{ title: "Today", publishFrom: "2027-01-01" },
	{ title: "Tomorrow", publishFrom: "2027-01-02" },
];
const titles = () => filterPublished(entries).map(({ title }) => title);

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2027-01-01T23:59:59Z"), toFake: ["Date"] });
});

describe("an entry with a publication date", () => {
	it("is public from that day on in UTC", () => {
		expect(titles()).toEqual(["Always", "Yesterday", "Today"]);
		vi.setSystemTime(new Date("2027-01-02T00:00:00Z"));
		expect(titles()).toEqual(["Always", "Yesterday", "Today", "Tomorrow"]);
	});

	it("is public on the day that CONTENT_AT sets", () => {
		vi.stubEnv("CONTENT_AT", "2026-12-30");
		expect(titles()).toEqual(["Always"]);
		vi.stubEnv("CONTENT_AT", "2027-01-02");
		expect(titles()).toEqual(["Always", "Yesterday", "Today", "Tomorrow"]);
	});

	it("is always public with CONTENT_AT=every, with the future date in its title", () => {
		vi.stubEnv("CONTENT_AT", "every");
		expect(titles()).toEqual(["Always", "Yesterday", "Today", "Tomorrow (from 2027-01-02)"]);
	});

	it.each(["2027-02-30", "tomorrow", "2027-1-1"])("is rejected if CONTENT_AT is not a calendar day: %s", (day) => {
		vi.stubEnv("CONTENT_AT", day);
		expect(titles).toThrow(`CONTENT_AT: "${day}" is not a valid date. Write one such as 2027-01-31, or leave it out.`);
	});
});
