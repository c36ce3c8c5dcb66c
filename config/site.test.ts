import { expect, it } from "vitest";
import { site } from "./site.ts";

it("has an inbox that is a path of the site or a complete https address", () => {
	expect(site.inbox.url).toMatch(/^(\/(?!\/)|https:\/\/)/);
	expect(new URL(site.inbox.url, site.origin).protocol).toBe("https:");
});
