import { describe, expect, it } from "vitest";
import { documentFile, readField } from "./documentFile.ts";
import { planVersion, type VersionFiles, type VersionRequest } from "./planVersion.ts";

const document = "general/cookie-policy";
const [english, russian] = [documentFile(document, "en"), documentFile(document, "ru")];
const today = "2026-11-23";
const request: VersionRequest = {
	document,
	from: "2027-03-01",
	changed: { en: "Cookies live for a shorter time.", ru: "Файлы cookie хранятся меньше." },
};

const text = (clause: string, frontMatter = "from: 2025-04-23\n") => `---
title: Cookie Policy
${frontMatter}summary:
  - Cookies live for a while. (#1.1)
---

## 1. Cookies

1.1. ${clause}

1.2. The site says so.
`;

function filesOf(committed: Record<string, string>, changed: Record<string, string> = {}): VersionFiles {
	const settings: Record<string, string> = { "config/brand.json": JSON.stringify(site) };
	const publishedFiles: Record<string, string> = { ...settings, ...committed };
	const now: Record<string, string> = { ...publishedFiles, ...changed };
	return { published: (file) => publishedFiles[file], now: (file) => now[file] };
}

const site = { name: "Old Name", legal: {}, contacts: {}, providers: {}, links: {} };
const figuresFile = (days: number) => JSON.stringify({ refundWindow: days });

function getRefusal(files: VersionFiles, change: Partial<VersionRequest> = {}): string {
	try {
		planVersion({ ...request, ...change }, files, today);
		return "";
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const changed = filesOf({ [english]: text("For a year.") }, { [english]: text("For a month.") });

describe("a new version of a document", () => {
	it("archives the published text, and adds the start date and the change note to the new one", () => {
		const { writes, steps } = planVersion(request, changed, today);
		const kept = documentFile(document, "en", "2025-04-23");
		expect([...writes.keys()]).toEqual([kept, english]);
		expect(writes.get(kept)).toBe(text("For a year."));
		expect(writes.get(english)).toContain("1.1. For a month.");
		expect(writes.get(english)).toContain(
			"updated: 2026-11-23\nfrom: 2027-03-01\nchanged:\n  en: Cookies live for a shorter time.\n  ru: Файлы cookie хранятся меньше.\n",
		);
		expect(steps.join("\n")).toContain("EN: changed: 1.1.");
		expect(steps.join("\n")).toContain("1 March 2027");
	});

	it("archives the published text with its figures and names at that time", () => {
		const body = "{{product}} refunds within {{refundWindow}} days.";
		const files = filesOf(
			{ [english]: text(body), "config/figures.json": figuresFile(30) },
			{ "config/figures.json": figuresFile(14) },
		);
		const { writes } = planVersion(request, files, today);
		expect(writes.get(documentFile(document, "en", "2025-04-23"))).toContain("1.1. Old Name refunds within 30 days.");
		expect(writes.get(english)).toContain(body);
	});

	it("archives a translation with the date of the text that it translates", () => {
		const files = filesOf(
			{ [english]: text("For a year."), [russian]: text("Год.", "") },
			{ [english]: text("For a month."), [russian]: text("Месяц.", "") },
		);
		const kept = planVersion(request, files, today).writes.get(documentFile(document, "ru", "2025-04-23")) ?? "";
		expect(kept).toContain("1.1. Год.");
		expect(readField(kept, "from")).toBe("2025-04-23");
	});

	it("can be published again before it is committed, with the same archived text", () => {
		const { writes } = planVersion(request, changed, today);
		const again = filesOf({ [english]: text("For a year.") }, Object.fromEntries(writes));
		const laterWrites = planVersion({ ...request, from: "2027-04-01" }, again, today).writes;
		const kept = documentFile(document, "en", "2025-04-23");
		expect(laterWrites.get(kept)).toBe(writes.get(kept));
		expect(readField(laterWrites.get(english) ?? "", "from")).toBe("2027-04-01");
	});

	it("accepts a text that was archived by the command if nothing is committed", () => {
		const files = filesOf({}, { [english]: text("For a month.") });
		expect(getRefusal(files)).toMatch(/never committed. Run "npm run versions -- keep general\/cookie-policy" before/);
		const kept = documentFile(document, "en", "2025-04-23");
		expect(getRefusal(filesOf({}, { [english]: text("For a month."), [kept]: text("For a year.") }))).toBe("");
	});

	it.each([
		["2025-04-23", "Applies from: the text before applies since 23 April 2025. Choose a day after it."],
		["2026-11-22", "Applies from: 22 November 2026 is past. Choose today, 23 November 2026, or a later day."],
		["2027-02-30", 'Applies from: "2027-02-30" is not a calendar day. Choose a day.'],
		["", "Applies from: it is empty. Choose a day."],
	])("rejects %j as its start date", (from, refusal) => {
		expect(getRefusal(changed, { from })).toBe(refusal);
	});

	it("rejects a language without a change note, and a text or translation whose clauses did not change", () => {
		expect(getRefusal(changed, { changed: { en: request.changed.en ?? "" } })).toMatch(/^What changed.*ru/);
		const frontMatter = "from: 2025-04-23\nupdated: 2026-01-01\n";
		const sameFiles = filesOf({ [english]: text("For a year.") }, { [english]: text("For a year.", frontMatter) });
		expect(getRefusal(sameFiles)).toMatch(/cookie-policy.md: its clauses are those of the text before. Change them/);
		const bothTexts = { [english]: text("For a year."), [russian]: text("Год.", "") };
		expect(getRefusal(filesOf(bothTexts, { [english]: text("For a month.") }))).toMatch(
			/cookie-policy.ru.md: the English text has changed, the Russian one has not/,
		);
	});

	it("rejects a document without a start date and an unknown document", () => {
		const files = filesOf({ [english]: text("For a year.", "") }, { [english]: text("For a month.", "") });
		expect(getRefusal(files)).toMatch(/"Applies from" is empty/);
		expect(getRefusal(changed, { document: "general/rules" })).toMatch(
			/There is no document "general\/rules". Write one of/,
		);
	});
});
