// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AnalyticsSettings, tagHosts } from "#config/analytics.ts";
import { site } from "#config/site.ts";
import type { OptionalCategory } from "#src/features/consent/consent.ts";
import { startAnalytics } from "./startAnalytics.ts";

const settings: AnalyticsSettings = { ...site.analytics, mode: "on", measurementId: "G-1", tagManagerId: "GTM-1" };
const gtagUrl = "https://www.googletagmanager.com/gtag/js?id=G-1";
const tagManagerUrl = "https://www.googletagmanager.com/gtm.js?id=GTM-1";

beforeEach(() => {
	document.head.replaceChildren();
	window.dataLayer = undefined;
	vi.spyOn(console, "error").mockImplementation(() => {});
});

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const readLayer = () => window.dataLayer ?? [];
/** Commands as arrays; tags recognize them by being `arguments` objects. */
const readCommands = (name: string) =>
	readLayer()
		.filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
		.map((entry) => Array.from(entry as ArrayLike<unknown>))
		.filter(([first]) => first === name);
const viewedPaths = () => readCommands("event").map(([, , page]) => (page as { page_path: string }).page_path);

function start(changes: Partial<AnalyticsSettings> = {}) {
	const applyConsent = startAnalytics({ ...settings, ...changes });
	if (!applyConsent) throw new Error("Analytics did not start.");
	return { applyConsent, grant: (...granted: OptionalCategory[]) => applyConsent({ granted }) };
}

it("denies all signals and loads no script before a choice and after declining", () => {
	const { applyConsent, grant } = start();
	applyConsent(undefined);
	expect(readLayer()).toHaveLength(1);
	grant();
	expect(readCommands("consent").map(([, kind]) => kind)).toEqual(["default", "update"]);
	for (const [, , signals] of readCommands("consent")) {
		expect(Object.keys(signals as object)).toHaveLength(7);
		expect(new Set(Object.values(signals as object))).toEqual(new Set(["denied"]));
	}
	expect([scripts(), viewedPaths()]).toEqual([[], []]);
});

describe("after consent is given", () => {
	it("updates the signals before the tags load, each once, and counts the page once if everything is granted", () => {
		history.replaceState(null, "", "/news");
		const { grant } = start();
		grant("signIn", "monitoring", "analytics", "advertising");
		grant("signIn", "monitoring", "analytics", "advertising");
		expect(scripts()).toEqual([gtagUrl, tagManagerUrl]);
		expect(readCommands("config")).toEqual([["config", "G-1", { send_page_view: false }]]);
		const commandOrder = readLayer().map(
			(entry) => (entry as Record<number, unknown>)[0] ?? (entry as { event: string }).event,
		);
		expect(commandOrder).toEqual(["consent", "consent", "js", "config", "gtm.js", "event", "page_view", "consent"]);
		expect(viewedPaths()).toEqual(["/news"]);
	});

	it.each([
		[["analytics"], [gtagUrl, tagManagerUrl], ["analytics_storage"]],
		[["advertising"], [tagManagerUrl], ["ad_storage", "ad_user_data", "ad_personalization"]],
		[["signIn"], [], ["security_storage", "functionality_storage"]],
		[["monitoring"], [], []],
	] as const)("loads and grants only the tags and signals of %j", (granted, urls, signals) => {
		start().grant(...granted);
		expect(scripts()).toEqual(urls);
		const states = Object.entries(readCommands("consent").at(-1)?.[2] as object);
		expect(states.flatMap(([name, state]) => (state === "granted" ? [name] : []))).toEqual(signals);
	});

	it.each([
		[{ measurementId: null }, [tagManagerUrl]],
		[{ tagManagerId: null }, [gtagUrl]],
	])("loads only the configured tags: %j", (changes, urls) => {
		start(changes).grant("analytics", "advertising");
		expect(scripts()).toEqual(urls);
	});

	it("disables the tag and deletes its cookies after consent is withdrawn", () => {
		const { grant } = start();
		grant("analytics");
		// biome-ignore lint/suspicious/noDocumentCookie: what the tag does
		document.cookie = "_ga=1; path=/";
		grant();
		expect(Reflect.get(window, "ga-disable-G-1")).toBe(true);
		expect(document.cookie).not.toContain("_ga");
		grant("analytics");
		expect(Reflect.get(window, "ga-disable-G-1")).toBe(false);
		expect(scripts()).toEqual([gtagUrl, tagManagerUrl]);
	});
});

it.each([
	[{ measurementId: "" }, "analytics.measurementId in"],
	[{ tagManagerId: "" }, "analytics.tagManagerId in"],
	[
		{ measurementId: "", tagManagerId: "" },
		"analytics.measurementId and analytics.tagManagerId in config/site.ts are missing",
	],
])("logs one error that names the missing id, and does nothing else: %j", (changes, named) => {
	expect(startAnalytics({ ...settings, ...changes })).toBeUndefined();
	expect(console.error).toHaveBeenCalledTimes(1);
	expect(console.error).toHaveBeenCalledWith(expect.stringContaining(named));
	expect(window.dataLayer).toBeUndefined();
	expect(scripts()).toEqual([]);
	expect(tagHosts({ ...settings, ...changes })).toBeUndefined();
});
