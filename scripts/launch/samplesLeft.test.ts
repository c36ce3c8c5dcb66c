import { describe, expect, it } from "vitest";
import { sampleDrawings } from "#content/samples.ts";
import { site } from "#site/site.ts";
import { type LaunchState, samplesLeft } from "./samplesLeft.ts";

/** A site of which nothing is a sample. */
const ready = {
	site: {
		...site,
		name: "Own Name",
		origin: "https://own.test",
		email: "we@own.test",
		contacts: Object.fromEntries(Object.keys(site.contacts).map((key) => [key, "we@own.test"])),
		providers: Object.fromEntries(Object.keys(site.providers).map((key) => [key, "Own Provider Ltd"])),
		legal: { ...site.legal, entity: "Own Ltd", address: "1 Own Road", registrationNumber: "123" },
		links: Object.fromEntries(Object.keys(site.links).map((key) => [key, "https://own.test/"])),
	},
	games: [{ slug: "boat-attack", studio: "A real studio" }],
	texts: new Map([["content/news/a.md", "Own Name is here."]]),
	digests: new Map([["public/favicon.svg", "0"]]),
	sampleTexts: [],
	questions: [],
	unpriced: [],
} as unknown as LaunchState;

const fields = (state: Partial<LaunchState>) =>
	samplesLeft({ ...ready, ...state }).map(({ file, field }) => `${file} ${field}`);

describe("samplesLeft", () => {
	it("finds nothing in a site that has its own values", () => {
		expect(samplesLeft(ready)).toEqual([]);
	});

	it("names file, field, value and remedy of a value that is still the sample", () => {
		const email = "hello@playfleet.example";
		expect(samplesLeft({ ...ready, site: { ...ready.site, email } as typeof site })).toEqual([
			{ file: "site/site.json", field: "email", value: email, remedy: expect.stringContaining("address") },
		]);
	});

	it("finds samples in groups, too, and nothing in what may stay", () => {
		const { legal, links } = ready.site;
		const delivered = {
			...ready.site,
			legal: { ...legal, entity: "Playfleet s.r.o.", copyrightYear: site.legal.copyrightYear },
			links: { ...links, microblog: "https://microblog.playfleet.example/playfleet" },
		} as unknown as typeof site;
		expect(fields({ site: delivered })).toEqual(["site/site.json legal.entity", "site/site.json links.microblog"]);
	});

	it("names an earlier text of a document that is invented", () => {
		const file = "content/guidelines/general/cookie-policy/2025-01-01.md";
		expect(samplesLeft({ ...ready, sampleTexts: [file] })).toEqual([
			{ file, field: "sample", value: "true", remedy: expect.stringContaining("Delete the file") },
		]);
	});

	it("lists prices that are missing, and clauses that a lawyer must decide on", () => {
		expect(fields({ unpriced: ["customers.sendingCrypto"] })).toEqual(["content/prices.yaml customers.sendingCrypto"]);
		const question = { file: "content/guidelines/a.md", clause: "2.4", words: "in time", question: "How long?" };
		expect(samplesLeft({ ...ready, questions: [question] })).toEqual([
			{
				file: "content/guidelines/a.md",
				field: "clause 2.4",
				value: '"in time"',
				remedy: expect.stringContaining("How long?"),
			},
		]);
	});

	it("asks for ids only while analytics is on", () => {
		const analytics = { ...site.analytics, mode: "on", measurementId: "", tagManagerId: null } as const;
		expect(fields({ site: { ...ready.site, analytics } })).toEqual(["site/site.ts analytics.measurementId"]);
		expect(fields({ site: { ...ready.site, analytics: { ...analytics, mode: "off" } } })).toEqual([]);
	});

	it("finds an invented studio, the sample's mark and texts that name the sample", () => {
		expect(fields({ games: [{ slug: "boat-attack", studio: "Saltwater Toys" }] })).toEqual([
			"content/games/boat-attack.yaml studio",
		]);
		expect(fields({ texts: new Map([["content/news/a.md", "Playfleet and Playfleet"]]) })).toEqual([
			"content/news/a.md *",
		]);
		const digests = new Map([["public/favicon.svg", sampleDrawings["public/favicon.svg"]?.sample ?? ""]]);
		expect(fields({ digests })).toEqual(["public/favicon.svg *"]);
	});
});
