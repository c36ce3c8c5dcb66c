// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "#src/scripts/stubIntersectionObserver.ts";
import { offerClauseCopying } from "./clauseCopying.client.ts";
import { enhanceContentsList } from "./contentsList.client.ts";
import { showDefinitions } from "./enhanceDocument.client.ts";

function renderHtml(html: string): HTMLElement {
	document.body.innerHTML = html;
	return document.body.firstElementChild as HTMLElement;
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

const text = `<div>
	<div data-text><div><div id="1"><h2>Scope</h2></div><div id="1.1">A clause.</div><p id="definitions"></p></div></div>
	<p role="status" data-copied="Link to {number} copied" data-not-copied="Link to {number} not copied"></p>
	<template id="copy-button"><button aria-label="Copy link to {number}"></button></template>
</div>`;

it.each([
	["copied", () => Promise.resolve(), "Link to 1.1 copied"],
	["not copied", () => Promise.reject(new Error()), "Link to 1.1 not copied"],
])("clause buttons copy the clause's address and announce that it was %s", async (_, write, announced) => {
	const writeText = vi.fn(write);
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	const reportNear = stubIntersectionObserver();
	offerClauseCopying(renderHtml(text));
	for (const clause of document.querySelectorAll("[data-text] [id]")) reportNear(clause);
	const labels = [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
	expect(labels).toEqual(["Copy link to 1", "Copy link to 1.1"]);
	find('[id="1.1"] > button').click();
	await expect.poll(() => find("[role=status]").textContent).toBe(announced);
	expect(writeText).toHaveBeenCalledWith(`${location.origin}${location.pathname}#1.1`);
	expect("copied" in find('[id="1.1"] > button').dataset).toBe(announced === "Link to 1.1 copied");
});

it("clauses get no buttons if pages cannot write to the clipboard", () => {
	offerClauseCopying(renderHtml(text));
	expect(document.querySelector("button")).toBeNull();
});

it("the contents mark the current section and clause, and close after a click on a link", () => {
	renderHtml(`<div>
		<button popovertarget="contents">Contents<span aria-hidden="true" hidden></span></button>
		<nav id="contents"><a href="#1"><span>1</span> Scope</a><a href="#2"><span>2</span> Terms</a></nav>
		<div id="document-text"><div data-text><div><div id="1"></div><div id="2"></div><div id="2.1"></div></div></div></div>
	</div>`);
	const anchorTops: Record<string, number> = { "1": -300, "2": -200, "2.1": -100 };
	for (const [id, top] of Object.entries(anchorTops)) {
		(document.getElementById(id) as HTMLElement).getBoundingClientRect = () => ({ top }) as DOMRect;
	}
	const nav = find("nav");
	nav.hidePopover = vi.fn();
	enhanceContentsList(nav, find("#document-text"));
	expect([...nav.querySelectorAll("[aria-current]")].map((link) => link.getAttribute("href"))).toEqual(["#2"]);
	expect([...nav.querySelectorAll("span")].map((span) => span.textContent)).toEqual(["1", "2.1"]);
	expect([find("button > span").textContent, find("button > span").hidden]).toEqual(["2.1", false]);
	(nav.firstElementChild as HTMLElement).click();
	expect(nav.hidePopover).toHaveBeenCalled();
});

it("a defined term shows its definition in the popover in the language of the text", () => {
	renderHtml(
		`<div lang="en"><p><a href="#term-product"><i>product</i></a></p><p id="term-product">A <b>game</b>.</p></div>`,
	);
	const popoverElement = document.body.appendChild(document.createElement("div"));
	popoverElement.append(document.createElement("p"));
	Object.assign(popoverElement, { showPopover: vi.fn(), hidePopover: vi.fn() });
	showDefinitions(popoverElement, find("[lang]"));
	const click = (init: MouseEventInit = {}) =>
		find("i").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
	expect(click({ ctrlKey: true })).toBe(true);
	expect(popoverElement.showPopover).not.toHaveBeenCalled();
	expect(click()).toBe(false);
	expect(popoverElement.showPopover).toHaveBeenCalledWith({ source: find("a") });
	expect([popoverElement.firstElementChild?.innerHTML, find("[lang] + div > p").lang]).toEqual([
		"A <b>game</b>.",
		"en",
	]);
});
