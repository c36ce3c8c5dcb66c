// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTagLoader } from "./loadTag.ts";

const tagHosts = ["https://tags.example"];
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
	window.trustedTypes = undefined;
});

describe.each(["with", "without"])("the script of a tag, %s Trusted Types", (kind) => {
	const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
	beforeEach(() => {
		if (kind === "with") window.trustedTypes = { createPolicy };
	});

	it("loads from an allowed host", () => {
		createTagLoader(tagHosts)("https://tags.example/a.js?id=1");
		expect(scripts()).toEqual(["https://tags.example/a.js?id=1"]);
		expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(kind === "with" ? ["site-tags"] : []);
	});

	it.each(["https://evil.example/a.js", "https://tags.example.evil.example/a.js", "http://tags.example/a.js"])(
		"is rejected from another host: %s",
		(url) => {
			const load = createTagLoader(tagHosts);
			expect(() => load(url)).toThrow("is not on the list of tag hosts");
			expect(scripts()).toEqual([]);
		},
	);
});
