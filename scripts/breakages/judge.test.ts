import { describe, expect, it } from "vitest";
import { verdict } from "./judge.ts";
import { readPlaywright, readVitest } from "./readReport.ts";

const watch = { layer: "browser", tests: ["tests/seo.spec.ts"] } as const;
const red = { file: "tests/seo.spec.ts", title: "robots" };

describe("a verdict", () => {
	it("is that a red test has noticed", () => {
		expect(verdict(watch, { status: 1, report: { ran: 1, red: [red] }, output: "" })).toEqual({
			outcome: "caught",
			by: red.file,
			title: red.title,
		});
	});

	it("is that nobody has where all is green", () => {
		expect(verdict(watch, { status: 0, report: { ran: 3, red: [] }, output: "" })).toEqual({ outcome: "not noticed" });
	});

	it.each([undefined, { ran: 0, red: [] }])("does not take a crash for a notice", (report) => {
		expect(verdict(watch, { status: 1, report, output: "port in use" })).toEqual({
			outcome: "broken",
			detail: "port in use",
		});
	});

	it("is a check's only by the words that it prints", () => {
		const check = { layer: "check", tests: ["scripts/checkLocales.ts"], title: "games.lede" } as const;
		const run = { status: 1, report: undefined };
		expect(verdict(check, { ...run, output: "ru: games.lede is missing" }).outcome).toBe("caught");
		expect(verdict(check, { ...run, output: "SyntaxError" }).outcome).toBe("broken");
	});
});

describe("a report", () => {
	it("of Playwright names the red tests of all suites, and counts no skipped one", () => {
		const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
		const inner = { file: "seo.spec.ts", specs: [spec("robots", "unexpected"), spec("icons", "skipped")] };
		const text = JSON.stringify({
			suites: [{ file: "seo.spec.ts", specs: [spec("titles", "expected")], suites: [inner] }],
		});
		expect(readPlaywright(text)).toEqual({ ran: 2, red: [red] });
	});

	it("of Vitest names red tests, and none for a file that cannot be loaded", () => {
		const test = (fullName: string, status: string) => ({ fullName, status });
		const text = JSON.stringify({
			testResults: [
				{ name: "/copy/server/a.test.ts", assertionResults: [test("a page", "failed"), test("a file", "passed")] },
				{ name: "/copy/server/b.test.ts", assertionResults: [], status: "failed" },
				{ name: "/copy/server/c.test.ts", assertionResults: [test("left out", "skipped")] },
			],
		});
		expect(readVitest(text, "/copy")).toEqual({ ran: 2, red: [{ file: "server/a.test.ts", title: "a page" }] });
	});
});
