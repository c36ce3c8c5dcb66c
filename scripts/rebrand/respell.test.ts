import { describe, expect, it } from "vitest";
import type { Brand } from "./brand.ts";
import { followed, replaced } from "./respell.ts";

const today: Brand = {
	slug: "old",
	hue: 264,
	values: new Map<string, string | number>([
		["name", "Old"],
		["origin", "https://old.example"],
		["email", "hello@old.example"],
		["contacts.supportEmail", "support@old.example"],
		["legal.entity", "Old Ltd"],
		["legal.copyrightYear", 2025],
		["links.marketplace", "https://app.old.example/"],
		["links.game", "https://app.old.example/games/{slug}"],
		["links.microblog", "https://blog.other.example/old"],
		["links.sdk", "https://sdk.old.example/"],
	]),
};

describe("followed", () => {
	it("moves what is not answered with what is", () => {
		const answers = { name: "New", slug: "new", origin: "https://www.new.test", email: "we@mail.test" };
		expect(Object.fromEntries(followed(today, answers))).toEqual({
			name: "New",
			origin: "https://www.new.test",
			email: "we@mail.test",
			"contacts.supportEmail": "support@mail.test",
			"legal.entity": "New Ltd",
			"legal.copyrightYear": 2025,
			"links.marketplace": "https://app.new.test/",
			"links.game": "https://app.new.test/games/{slug}",
			"links.microblog": "https://blog.other.example/new",
			"links.sdk": "https://sdk.new.test/",
		});
	});

	it("keeps an answer as it is, a number as a number, and moves the games with the marketplace", () => {
		const values = followed(today, {
			"legal.entity": "Old Ltd",
			"legal.copyrightYear": "2026",
			"links.marketplace": "https://play.test/old/",
		});
		expect(values.get("legal.entity")).toBe("Old Ltd");
		expect(values.get("legal.copyrightYear")).toBe(2026);
		expect(values.get("links.game")).toBe("https://play.test/old/games/{slug}");
	});

	it("changes nothing without answers", () => {
		expect([...followed(today, {})]).toEqual([...today.values]);
	});
});

describe("replaced", () => {
	it.each([
		["Old and older, Gold, OLD", "New and older, Gold, OLD"],
		["Old's „Old“, Old.", "New's „New“, New."],
		["старый Old в чате", "старый New в чате"],
		["hello@old.example, old.example", "we@new.test, new.test"],
	])("%s", (text, expected) => {
		const spellings = [
			["Old", "New"],
			["old.example", "new.test"],
			["hello@old.example", "we@new.test"],
		] as const;
		expect(replaced(text, spellings)).toBe(expected);
	});

	it("does not change what came in, and swaps where both stand", () => {
		expect(
			replaced("A B", [
				["A", "B"],
				["B", "A"],
			]),
		).toBe("B A");
		expect(replaced("Old", [["Old", "Old Games"]])).toBe("Old Games");
	});
});
