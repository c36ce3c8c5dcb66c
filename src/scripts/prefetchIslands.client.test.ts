// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const links = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
const fireOnBody = async (type: string) => {
	document.body.dispatchEvent(new Event(type, { bubbles: true }));
	await Promise.resolve();
};
/** Runs the script in a fresh document before any interaction. */
async function prefetchIslands(): Promise<void> {
	vi.resetModules();
	(await import("./prefetchIslands.client.ts")).prefetchIslands(template);
}
let template: HTMLTemplateElement;
const fetched = vi.fn(async () => new Response());

beforeEach(() => {
	vi.stubGlobal("fetch", fetched);
	document.body.innerHTML = `<template>
			<link rel="modulepreload" href="/assets/react.js"><link rel="prefetch" href="/locales/en/meta.json">
		</template>
		<astro-island component-url="/assets/refund.js"></astro-island>`;
	template = document.querySelector("template") as HTMLTemplateElement;
});
afterEach(() => {
	for (const link of document.head.querySelectorAll("link")) link.remove();
});

it("the first interaction fetches the files of islands, and the next ones fetch nothing", async () => {
	await prefetchIslands();
	expect(links()).toEqual([]);
	await fireOnBody("scroll");
	const expected = [
		["modulepreload", "/assets/react.js"],
		["modulepreload", "/assets/refund.js"],
	];
	expect(links()).toEqual(expected);
	for (const next of ["scroll", "keydown"]) await fireOnBody(next);
	expect(links()).toEqual(expected);
	expect(fetched).toHaveBeenCalledExactlyOnceWith("/locales/en/meta.json", { priority: "low" });
});

it("a press on a link fetches nothing, because it may leave the page", async () => {
	await prefetchIslands();
	document.body.innerHTML += '<a href="/games"><b>Games</b></a>';
	for (const press of ["touchstart", "pointerdown", "focusin", "click"]) {
		document.querySelector("b")?.dispatchEvent(new Event(press, { bubbles: true }));
		await Promise.resolve();
	}
	expect(links()).toEqual([]);
	await fireOnBody("click");
	expect(links()).toHaveLength(2);
});

it("a press on the search link fetches the files, because it opens a dialog", async () => {
	await prefetchIslands();
	document.body.innerHTML += '<a href="/search" aria-keyshortcuts="/"><b>Search</b></a>';
	document.querySelector("b")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
	await Promise.resolve();
	expect(links()).toHaveLength(2);
});

it("nothing is fetched under Save-Data", async () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	await prefetchIslands();
	await fireOnBody("scroll");
	expect(links()).toEqual([]);
	expect(fetched).not.toHaveBeenCalled();
});
