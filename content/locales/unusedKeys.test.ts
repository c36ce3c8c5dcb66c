import { describe, expect, it } from "vitest";
import { unusedKeys } from "./unusedKeys.ts";

function unused(english: Record<string, unknown>, code: string): (string | undefined)[] {
	return unusedKeys("en.json", english, new Map([["Page.tsx", code]])).map(({ key }) => key);
}

const english = { nav: { home: "Home", news: "News" }, steps: { a: { title: "A" }, b: { title: "B", text: "b" } } };

describe("a key that the code does not name", () => {
	it("is reported with its file", () => {
		expect(unusedKeys("en.json", { nav: { home: "Home" } }, new Map())).toEqual([
			{
				file: "en.json",
				key: "nav.home",
				problem: expect.stringMatching(/uses it/),
				remedy: expect.stringMatching(/remove/),
			},
		]);
	});

	it("is one in a comment, too", () => {
		expect(unused({ nav: { home: "Home" } }, '// t("nav.home")')).toEqual(["nav.home"]);
	});
});

describe("a key is used", () => {
	it("by its name, in markup or in a list of labels", () => {
		const code = 'const labels = [{ label: "nav.news" }]; export const Link = () => <a title={t("nav.home")} />;';
		expect(unused(english, code)).toEqual(["steps.a.title", "steps.b.title", "steps.b.text"]);
	});

	it("by a template of its shape", () => {
		expect(unused(english, `t(\`steps.\${name}.title\`); t(\`nav.\${name}\`)`)).toEqual(["steps.b.text"]);
	});

	it("as a plural, by the name without its form", () => {
		expect(unused({ cards_one: "1", cards_other: "2", rest_other: "3" }, 't("cards", { count })')).toEqual([
			"rest_other",
		]);
	});

	it("not by a template that begins with a value, which would hide everything", () => {
		expect(unused({ nav: { home: "Home" } }, `exists(\`\${page}.\${field}\`)`)).toEqual(["nav.home"]);
	});

	it("not by a template of more segments", () => {
		expect(unused({ nav: { home: { long: "Home" } } }, `t(\`nav.\${name}\`)`)).toEqual(["nav.home.long"]);
	});
});

it("says which source cannot be read", () => {
	expect(() => unused(english, "const = 1")).toThrow(/^Page\.tsx: /);
});
