import { describe, expect, it } from "vitest";
import { sampleStudios } from "#content/samples.ts";
import { site } from "#site/site.ts";
import { launchReport } from "./launchReport.ts";
import { type LaunchState, samplesLeft } from "./samplesLeft.ts";

/** A site of which nothing is a sample. */
const ready: LaunchState = {
	values: new Map<string, unknown>([
		["name", "Own Name"],
		["email", "we@own.test"],
		["legal.entity", "Own Ltd"],
		["links.microblog", "https://microblog.own.test/"],
	]),
	analytics: site.analytics,
	samples: {
		name: "Sample Name",
		email: "hello@sample.example",
		"legal.entity": "Sample Ltd",
		"links.microblog": "https://microblog.sample.example/",
	},
	games: [{ slug: "boat-attack", studio: "A real studio" }],
	texts: new Map([["content/news/a.md", "Own Name is here."]]),
	drawings: [],
	questions: [],
	unpriced: [],
	points: [],
};

const places = (state: Partial<LaunchState>) =>
	samplesLeft({ ...ready, ...state }).map(({ who, file, field }) => `${who}: ${file} ${field}`);

describe("samplesLeft", () => {
	it("finds nothing in a site that has its own values", () => {
		expect(samplesLeft(ready)).toEqual([]);
	});

	it("names who, file, field, value and remedy of a value that is still the sample", () => {
		const email = "hello@sample.example";
		expect(samplesLeft({ ...ready, values: new Map([...ready.values, ["email", email]]) })).toEqual([
			{
				who: "owner",
				file: "site/brand.json",
				field: "email",
				value: email,
				remedy: expect.stringContaining("address"),
			},
		]);
	});

	it("finds samples in groups, too, and nothing where the sample was settled", () => {
		const values = new Map(Object.entries(ready.samples));
		const { name: _, email: __, ...samples } = ready.samples;
		expect(places({ values, samples })).toEqual([
			"owner: site/brand.json legal.entity",
			"owner: site/brand.json links.microblog",
		]);
	});

	it("lists prices that are missing, and clauses that a lawyer must decide on", () => {
		expect(places({ unpriced: ["guidelines.pricing.customers.prices.sendingCrypto"] })).toEqual([
			"owner: public/locales/en/translation.json guidelines.pricing.customers.prices.sendingCrypto",
		]);
		const question = { file: "content/guidelines/a.md", clause: "2.4", words: "in time", question: "How long?" };
		expect(samplesLeft({ ...ready, questions: [question] })).toEqual([
			{
				who: "lawyer",
				file: "content/guidelines/a.md",
				field: "clause 2.4",
				value: '"in time"',
				remedy: expect.stringContaining("How long?"),
			},
		]);
	});

	it("asks an engineer for ids only while analytics is on", () => {
		const analytics = { ...site.analytics, mode: "on", measurementId: "", tagManagerId: null } as const;
		expect(places({ analytics })).toEqual(["engineer: site/site.ts analytics.measurementId"]);
		expect(places({ analytics: { ...analytics, mode: "off" } })).toEqual([]);
	});

	it("finds an invented studio and the sample's drawings", () => {
		const [slug = "", studio = ""] = Object.entries(sampleStudios)[0] ?? [];
		expect(places({ games: [{ slug, studio }] })).toEqual([`owner: content/games/${slug}.yaml studio`]);
		expect(places({ drawings: ["public/favicon.svg"] })).toEqual(["designer: public/favicon.svg *"]);
	});

	it("gives texts that name the sample to who writes them, and lettering to the designer", () => {
		const named = ["art/landing/sign.py", "content/news/a.md", "content/news/a.ru.md", "public/locales/ru/meta.json"];
		const texts = new Map(named.map((file) => [file, "Sample Name and Sample Name"]));
		expect(places({ texts })).toEqual([
			"designer: art/landing/sign.py *",
			"owner: content/news/a.md *",
			"translator: content/news/a.ru.md *",
			"translator: public/locales/ru/meta.json *",
		]);
		expect(samplesLeft({ ...ready, texts })[0]?.value).toBe('"Sample Name", 2 times');
	});
});

describe("launchReport", () => {
	it("groups what is left by who can do it, with file, field and remedy", () => {
		const task = "Read it aloud, all of it.";
		const report = launchReport(
			samplesLeft({
				...ready,
				points: [{ who: "translator", file: "public/locales/ru/translation.json", task }],
				unpriced: ["guidelines.pricing.customers.prices.sendingCrypto"],
			}),
		);
		expect(report).toMatch(
			/^For the owner, .*\(1\):\n\n {2}public\/locales\/en\/translation\.json, guidelines\.pricing\.customers\.prices\.sendingCrypto: not set\n/,
		);
		expect(report).toContain("For a translator (1):\n\n  public/locales/ru/translation.json: ");
		expect(report).toContain(task);
		expect(report).not.toContain("For a lawyer");
		expect(report).toContain("2 points are open: owner 1, lawyer 0, designer 0, engineer 0, translator 1.");
	});

	it("says so when nothing is left", () => {
		expect(launchReport([])).toBe("Nothing is left to do.");
	});
});
