// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefetchIslands } from "./prefetchIslands.client.ts";

const links = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
const fire = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
let template: HTMLTemplateElement;
const fetched = vi.fn();

beforeEach(() => {
	vi.stubGlobal("fetch", fetched.mockReset().mockResolvedValue(new Response()));
	document.body.innerHTML = `<template>
			<link rel="modulepreload" href="/assets/react.js"><link rel="prefetch" href="/locales/en/meta.json">
		</template>
		<astro-island component-url="/assets/refund.js"></astro-island>`;
	template = document.querySelector("template") as HTMLTemplateElement;
});
afterEach(() => {
	for (const link of document.head.querySelectorAll("link")) link.remove();
	document.body.replaceChildren();
});

it.each(["scroll", "pointerover", "pointerdown", "keydown"])(
	"the first %s event fetches the files of islands, and the next ones fetch nothing",
	(type) => {
		prefetchIslands(template);
		expect(links()).toEqual([]);
		fire(type);
		const expected = [
			["modulepreload", "/assets/react.js"],
			["modulepreload", "/assets/refund.js"],
		];
		expect(links()).toEqual(expected);
		for (const next of ["scroll", "keydown"]) fire(next);
		expect(links()).toEqual(expected);
		expect(fetched).toHaveBeenCalledExactlyOnceWith("/locales/en/meta.json", { priority: "low" });
	},
);

it("nothing is fetched under Save-Data", () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	prefetchIslands(template);
	fire("scroll");
	expect(links()).toEqual([]);
	expect(fetched).not.toHaveBeenCalled();
});
