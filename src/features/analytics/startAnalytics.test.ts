// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AnalyticsSettings, tagHosts } from "#config/analytics.ts";
import { site } from "#config/site.ts";
import type { OptionalCategory } from "#src/features/consent/consent.ts";
import { startAnalytics } from "./startAnalytics.ts";

const settings: AnalyticsSettings = { ...site.analytics, mode: "on", measurementId: "G-1", tagManagerId: "GTM-1" };
const gtag = "https://www.googletagmanager.com/gtag/js?id=G-1";
const manager = "https://www.googletagmanager.com/gtm.js?id=GTM-1";

beforeEach(() => {
	document.head.replaceChildren();
	window.dataLayer = undefined;
	vi.spyOn(console, "error").mockImplementation(() => {});
});

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const layer = () => window.dataLayer ?? [];
/** Commands, which tags know by their being `arguments`, as arrays. */
const commands = (name: string) =>
	layer()
		.filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
		.map((entry) => Array.from(entry as ArrayLike<unknown>))
		.filter(([first]) => first === name);
const views = () => commands("event").map(([, , page]) => (page as { page_path: string }).page_path);

function start(changes: Partial<AnalyticsSettings> = {}) {
	const analytics = startAnalytics({ ...settings, ...changes });
	if (!analytics) throw new Error("Analytics did not start.");
	return { ...analytics, grant: (...granted: OptionalCategory[]) => analytics.apply({ granted }) };
}

describe("before consent is given", () => {
	it("denies all signals by default and loads no script", () => {
		const { apply, view } = start();
		apply(undefined);
		view("/");
		const [[, kind, signals] = []] = commands("consent");
		expect(kind).toBe("default");
		expect(new Set(Object.values(signals as object))).toEqual(new Set(["denied"]));
		expect(layer()).toHaveLength(1);
		expect(scripts()).toEqual([]);
	});

	it("updates the signals to denied after declining, and loads no script", () => {
		const { grant, view } = start();
		grant();
		view("/");
		const [, [, kind, signals] = []] = commands("consent");
		expect(kind).toBe("update");
		expect(new Set(Object.values(signals as object))).toEqual(new Set(["denied"]));
		expect(scripts()).toEqual([]);
		expect(views()).toEqual([]);
	});
});

describe("after consent is given", () => {
	it("updates the signals before the tags load, each once, if everything is granted", () => {
		const { grant } = start();
		grant("signIn", "monitoring", "analytics", "advertising");
		grant("signIn", "monitoring", "analytics", "advertising");
		expect(scripts()).toEqual([gtag, manager]);
		expect(commands("config")).toEqual([["config", "G-1", { send_page_view: false }]]);
		const order = layer().map((entry) => (entry as Record<number, unknown>)[0] ?? (entry as { event: string }).event);
		expect(order.slice(0, 5)).toEqual(["consent", "consent", "js", "config", "gtm.js"]);
	});

	it.each([
		[["analytics"], [gtag, manager], ["analytics_storage"]],
		[["advertising"], [manager], ["ad_storage", "ad_user_data", "ad_personalization"]],
		[["signIn"], [], ["security_storage", "functionality_storage"]],
		[["monitoring"], [], []],
	] as const)("loads and grants only the tags and signals of %j", (granted, urls, signals) => {
		start().grant(...granted);
		expect(scripts()).toEqual(urls);
		const states = Object.entries(commands("consent").at(-1)?.[2] as object);
		expect(states.flatMap(([name, state]) => (state === "granted" ? [name] : []))).toEqual(signals);
	});

	it.each([
		[{ measurementId: null }, [manager]],
		[{ tagManagerId: null }, [gtag]],
	])("loads only the configured tags: %j", (changes, urls) => {
		start(changes).grant("analytics", "advertising");
		expect(scripts()).toEqual(urls);
	});
});

describe("analytics counting page views", () => {
	it("counts every navigation, and the page where consent is given once", () => {
		const { grant, view } = start();
		view("/");
		view("/about-us");
		grant("analytics");
		grant("analytics", "advertising");
		view("/news");
		expect(views()).toEqual(["/about-us", "/news"]);
		expect(layer().filter((entry) => (entry as { event?: string }).event === "page_view")).toHaveLength(2);
	});

	it("stops after consent is withdrawn, disables the tag and deletes its cookies", () => {
		const { grant, view } = start();
		view("/");
		grant("analytics");
		// biome-ignore lint/suspicious/noDocumentCookie: what the tag does
		document.cookie = "_ga=1; path=/";
		grant();
		view("/news");
		expect(views()).toEqual(["/"]);
		expect(Reflect.get(window, "ga-disable-G-1")).toBe(true);
		expect(document.cookie).not.toContain("_ga");
		grant("analytics");
		expect(Reflect.get(window, "ga-disable-G-1")).toBe(false);
		expect(scripts()).toEqual([gtag, manager]);
	});
});

describe("analytics with a missing id", () => {
	it.each([
		[{ measurementId: "" }, "analytics.measurementId in"],
		[{ tagManagerId: "" }, "analytics.tagManagerId in"],
		[
			{ measurementId: "", tagManagerId: "" },
			"analytics.measurementId and analytics.tagManagerId in config/site.ts are missing",
		],
	])("logs one error that names the setting, and does nothing else: %j", (changes, named) => {
		expect(startAnalytics({ ...settings, ...changes })).toBeUndefined();
		expect(console.error).toHaveBeenCalledTimes(1);
		expect(console.error).toHaveBeenCalledWith(expect.stringContaining(named));
		expect(window.dataLayer).toBeUndefined();
		expect(scripts()).toEqual([]);
		expect(tagHosts({ ...settings, ...changes })).toBeUndefined();
	});
});
