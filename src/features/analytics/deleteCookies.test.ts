// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.site.example/ru/news" }
import { beforeEach, expect, it } from "vitest";
import { deleteCookies } from "./deleteCookies.ts";

const names = () => document.cookie.split("; ").map((pair) => pair.split("=")[0]);

beforeEach(() => {
	const analyticsCookies = ["_ga=1; domain=site.example", "_ga_ABC=1; domain=site.example", "_gid=1", "_gat=1"];
	const adCookies = ["_gcl_au=1; domain=site.example", "_fbp=1", "_fbc=1; domain=www.site.example"];
	for (const cookie of [...analyticsCookies, ...adCookies, "cookieConsent=declined", "i18next=ru", "_gallery=mine"]) {
		// biome-ignore lint/suspicious/noDocumentCookie: what the tags do
		document.cookie = `${cookie}; path=/`;
	}
});

it("deletes the cookies of the tags on every domain, and none of our own", () => {
	expect(names()).toHaveLength(10);
	deleteCookies([]);
	expect(names().toSorted()).toEqual(["_gallery", "cookieConsent", "i18next"]);
});

it("keeps the cookies of granted categories", () => {
	deleteCookies(["analytics"]);
	expect(names()).toEqual(expect.arrayContaining(["_ga", "_ga_ABC", "_gid", "_gat"]));
	expect(names()).not.toEqual(expect.arrayContaining(["_fbp"]));
	deleteCookies(["advertising"]);
	expect(names()).not.toContain("_ga");
});
