import { expect, it } from "vitest";
import { site } from "./site.ts";

it("has an origin without a trailing slash", () => {
	expect(new URL(site.origin).origin).toBe(site.origin);
});

it("has only complete https links", () => {
	for (const [name, link] of Object.entries(site.links)) expect(new URL(link).protocol, name).toBe("https:");
});

it("has an inbox that is a path of the site or a complete https address", () => {
	expect(site.inbox.url).toMatch(/^(\/(?!\/)|https:\/\/)/);
	expect(new URL(site.inbox.url, site.origin).protocol).toBe("https:");
});
