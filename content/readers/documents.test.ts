import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { documentBody, documentFrame, documentVersion, earlierVersions, writtenDocuments } from "./documents.server.ts";

const section = { kind: "section", number: "1", children: ["Your ", { tag: "strong", children: ["data"] }] };
const clause = { kind: "clause", number: "1.1", children: ["Text."] };
const pointsOf = (one: string, two: string) => [
	{ text: one, clauses: ["1.1"] },
	{ text: two, clauses: ["1.1", "1.2"] },
];
const brief = { kind: "brief", section: 1, points: pointsOf("One", "Two") };
const policy = {
	key: "general.privacy-policy",
	isEarlier: false,
	from: "2025-02-11",
	language: "en",
	title: "Privacy Policy",
	description: "About data.",
	descriptions: { id: "Tentang data." },
	updated: "2025-02-11",
	summary: ["One (#1.1)", "Two (#1.1, #1.2)", "Three"],
	summaries: { id: ["Satu", "Dua", "Tiga"] },
	body: [[section, clause], "deadlines", [clause]],
};

interface CompileRequest {
	readonly keys: readonly string[];
	readonly valuesIn: (language: Language) => Readonly<Record<string, string>>;
	readonly validate: (href: string) => unknown;
}
const readerMock = vi.hoisted(() => ({ asked: [] as [string, CompileRequest][], texts: [] as object[] }));
vi.mock("./readDocuments.server.ts", () => ({
	readDocuments: (...given: [string, CompileRequest]) => {
		readerMock.asked.push(given);
		return readerMock.texts;
	},
}));
vi.mock("./games.server.ts", () => ({ gameSlugs: () => ["boat-attack"] }));
vi.mock("./news.server.ts", () => ({ articleSlugs: () => ["first-article"] }));

readerMock.texts = [
	{ ...policy, isEarlier: true, from: "2024-01-01", body: [[section, { ...clause, children: ["Old."] }]] },
	{ ...policy, changed: { en: "More is said.", ru: "Сказано больше." } },
	{ ...policy, language: "ru", title: "Политика", summaries: undefined, updated: undefined, from: undefined },
	{
		...policy,
		key: "general.cookie-policy",
		title: "Cookie Policy",
		summaries: undefined,
		sectionSummaries: { ru: [{ section: 1, points: ["Раз", "Два"] }] },
		body: [[section, brief, clause], "deadlines", [clause]],
	},
];
beforeEach(() => void documentFrame("en", "general", "privacy-policy"));

describe("reading the documents of the guidelines", () => {
	it.each<[Language, string | undefined]>([
		["id", "Tentang data."],
		["en", undefined],
	])("gives the description in %s, if the text is in another language: %s", (language, description) => {
		expect(documentFrame(language, "general", "privacy-policy")?.translatedDescription).toBe(description);
	});

	it("covers every document except the price lists, with the site's names and figures filled in", () => {
		expect(readerMock.asked).toHaveLength(1);
		expect(writtenDocuments).toHaveLength(8);
		expect(writtenDocuments).not.toContain("customers.pricing");
		const [folder, sources] = readerMock.asked[0] ?? [];
		expect(folder).toBe("content/guidelines");
		expect(sources?.keys).toBe(writtenDocuments);
		const { entity, address, registrationNumber } = site.legal;
		const values = sources?.valuesIn("en");
		expect(values).toMatchObject({ product: site.name, entity, address, registrationNumber, ...site.contacts });
		expect(values).toMatchObject({ ...site.providers, userPortalAddress: site.links.marketplace });
		expect(values).toMatchObject({ refundWindow: "30", "referralRewards.2": "1.5" });
		expect(sources?.valuesIn("ru")).toMatchObject({ refundWindow: "30", "referralRewards.2": "1,5" });
	});

	it("accepts links to existing pages only", () => {
		const validateHref = (href: string) => readerMock.asked[0]?.[1].validate(href);
		for (const href of ["/games/boat-attack", "/news/first-article", "/docs/guidelines/customers/pricing", "/publish"])
			expect(validateHref(href), href).toBeUndefined();
		for (const href of ["/games/x", "/news/x", "/docs/guidelines/partners/pricing"])
			expect(validateHref(href), href).toBeTypeOf("string");
	});
});

describe("the frame of a document", () => {
	it("is in the reader's language if there is a translation", () => {
		expect(documentFrame("ru", "general", "privacy-policy")).toMatchObject({ language: "ru", title: "Политика" });
		expect(documentFrame("ru", "general", "cookie-policy")).toMatchObject({ language: "en", title: "Cookie Policy" });
		expect(documentFrame("en", "general", "privacy-policy")).toMatchObject({ language: "en" });
	});

	it("has title, contents, earlier versions, summary and the date of the last update", () => {
		expect(documentFrame("en", "general", "privacy-policy")).toEqual({
			language: "en",
			title: "Privacy Policy",
			description: "About data.",
			updated: "2025-02-11",
			from: "2025-02-11",
			earlier: earlierVersions(),
			summary: {
				language: "en",
				points: [...pointsOf("One", "Two"), { text: "Three", clauses: [] }],
			},
			contents: [{ number: "1", title: "Your data" }],
			slots: ["deadlines"],
		});
		const translation = documentFrame("ru", "general", "privacy-policy");
		expect(translation?.updated).toBeUndefined();
		expect(translation?.from, "a translation applies from the original's day").toBe("2025-02-11");
	});

	it("has a translated summary if there is one", () => {
		expect(documentFrame("id", "general", "privacy-policy")?.summary).toEqual({
			language: "id",
			points: [...pointsOf("Satu", "Dua"), { text: "Tiga", clauses: [] }],
		});
	});

	it("is undefined for an unknown document, and the text of a known one is read separately", () => {
		expect(documentFrame("en", "general", "nope")).toBeUndefined();
		expect(documentFrame("en", "customers", "pricing")).toBeUndefined();
		expect(documentBody("en", "customers.pricing")).toEqual([]);
		expect(documentBody("id", "general.privacy-policy")).toEqual(policy.body);
	});
});

describe("the notes of sections", () => {
	it("are in the reader's language where they are translated, and in the text's language elsewhere", () => {
		const russian = { ...brief, language: "ru", points: pointsOf("Раз", "Два") };
		expect(documentBody("ru", "general.cookie-policy")).toEqual([[section, russian, clause], "deadlines", [clause]]);
		expect(documentBody("id", "general.cookie-policy")[0]).toEqual([section, brief, clause]);
	});
});

describe("an earlier text", () => {
	it("ends the day before the next one, and is undefined if it does not exist", () => {
		expect(earlierVersions()).toEqual([
			{ key: "general.privacy-policy", from: "2024-01-01", until: "2025-02-10", next: "2025-02-11" },
		]);
		expect(documentVersion("en", "general", "privacy-policy", "2024-01-02")).toBeUndefined();
		expect(documentVersion("en", "general", "cookie-policy", "2024-01-01")).toBeUndefined();
	});

	it("has the changes up to today, and is in English for languages without that version", () => {
		expect(documentVersion("ru", "general", "privacy-policy", "2024-01-01")).toMatchObject({
			language: "en",
			from: "2024-01-01",
			next: "2025-02-11",
			isLast: true,
			said: "Сказано больше.",
			changes: [
				{ kind: "kept", first: "1", last: "1" },
				{ kind: "removed", name: "1.1", text: "Old." },
				{ kind: "added", name: "1.1", text: "Text." },
				{ kind: "added", name: "1.1", text: "Text." },
			],
		});
	});
});
