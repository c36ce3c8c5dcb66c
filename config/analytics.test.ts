import { expect, it } from "vitest";
import { type AnalyticsSettings, missingIds, tagHosts } from "./analytics.ts";
import { site } from "./site.ts";

const settings: AnalyticsSettings = { ...site.analytics, mode: "on", measurementId: "G-1", tagManagerId: "GTM-1" };

it.each([
	[{}, []],
	[{ measurementId: "" }, ["measurementId"]],
	[{ tagManagerId: "" }, ["tagManagerId"]],
	[{ measurementId: "", tagManagerId: "" }, ["measurementId", "tagManagerId"]],
	[{ tagManagerId: null }, []],
	[{ measurementId: null }, []],
	[{ measurementId: null, tagManagerId: "" }, ["tagManagerId"]],
	[{ measurementId: null, tagManagerId: null }, ["measurementId", "tagManagerId"]],
])("the id of an analytics tag is missing or deliberately absent: %j", (ids, missing) => {
	expect(missingIds({ ...settings, ...ids })).toEqual(missing);
});

it("the analytics hosts in the security policy come from the settings when analytics is on", () => {
	expect(tagHosts(settings)).toBe(settings.hosts);
	expect(settings.hosts.scripts.length).toBeGreaterThan(0);
});

it("the analytics hosts in the security policy are empty when analytics is off or an id is missing", () => {
	expect(tagHosts({ ...settings, mode: "off" })).toBeUndefined();
	expect(tagHosts({ ...settings, tagManagerId: "" })).toBeUndefined();
});

it("the analytics hosts in the security policy use https without a path, and scripts use no wildcard", () => {
	const { scripts, connections, images } = settings.hosts;
	for (const host of [...scripts, ...connections, ...images]) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/);
	for (const host of scripts) expect(host).not.toContain("*");
});
