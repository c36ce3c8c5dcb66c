import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { type LaunchState, samplesLeft } from "./samplesLeft.ts";

/** A site of which nothing is a sample. */
const ready = {
	site: {
		...site,
		name: "Own Name",
		origin: "https://own.test",
		email: "we@own.test",
		legal: { ...site.legal, entity: "Own Ltd", address: "1 Own Road", registrationNumber: "123" },
		links: Object.fromEntries(Object.keys(site.links).map((key) => [key, "https://own.test/"])),
	},
	games: [{ slug: "boat-attack", studio: "A real studio" }],
	texts: new Map([["content/news/a.md", "Own Name is here."]]),
	digests: new Map([["public/favicon.svg", "0"]]),
} as unknown as LaunchState;

const fields = (state: Partial<LaunchState>) =>
	samplesLeft({ ...ready, ...state }).map(({ file, field }) => `${file} ${field}`);

describe("samplesLeft", () => {
	it("finds nothing in a site that has its own values", () => {
		expect(samplesLeft(ready)).toEqual([]);
	});

	it("names file, field, value and remedy of a value that is still the sample", () => {
		expect(samplesLeft({ ...ready, site: { ...ready.site, email: site.email } })).toEqual([
			{ file: "content/site.ts", field: "email", value: site.email, remedy: expect.stringContaining("address") },
		]);
	});

	it("finds every sample of the site as it is delivered", () => {
		expect(fields({ site })).toEqual(
			expect.arrayContaining(["content/site.ts legal.entity", "content/site.ts links.microblog"]),
		);
		expect(fields({ site })).not.toContain("content/site.ts legal.copyrightYear");
	});

	it("asks for ids only while analytics is on", () => {
		const analytics = { ...site.analytics, mode: "on", measurementId: "", tagManagerId: null } as const;
		expect(fields({ site: { ...ready.site, analytics } })).toEqual(["content/site.ts analytics.measurementId"]);
		expect(fields({ site: { ...ready.site, analytics: { ...analytics, mode: "off" } } })).toEqual([]);
	});

	it("finds an invented studio, the sample's mark and texts that name the sample", () => {
		expect(fields({ games: [{ slug: "boat-attack", studio: "Saltwater Toys" }] })).toEqual([
			"content/games/boat-attack.yaml studio",
		]);
		expect(fields({ texts: new Map([["content/news/a.md", "Playfleet and Playfleet"]]) })).toEqual([
			"content/news/a.md *",
		]);
		const digests = new Map([
			["public/favicon.svg", "0b3898e5aa48cbf43ee17762467576f6dc0fc2337772e2864d0ecd3676747670"],
		]);
		expect(fields({ digests })).toEqual(["public/favicon.svg *"]);
	});
});
