// @vitest-environment jsdom
import { expect, it } from "vitest";
import { storedMessage } from "#server/contact/messages.testUtils.ts";
import { renderMessages } from "./renderMessages.ts";

const counts = { waiting: 2, forwarded: 0, quarantined: 1, dead: 0 };
const messages = [
	{ ...storedMessage, id: 9, name: "<b>Ann" },
	{ ...storedMessage, id: 7, page: null },
];

let page: Document;
function show(query = "", shown = messages): void {
	page = new DOMParser().parseFromString(renderMessages(shown, counts, new URLSearchParams(query)), "text/html");
}
const getTexts = (selector: string) =>
	[...page.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, " ").trim());
/** The fields that the browser sends with a form, as a query string. */
const getFields = (method: string) => {
	const form = page.querySelector<HTMLFormElement>(`form[method="${method}"]`) ?? page.forms[0];
	return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
};

it("lists number, time, state, page and sender of each message, and the numbers of all", () => {
	show();
	expect(getTexts("h1, h1 + p")).toEqual(["Messages", "2 waiting, 0 forwarded, 1 quarantined, 0 dead"]);
	expect(getTexts("th")).toEqual(["Select", "Received (UTC)", "Status", "Page", "From", "Message"]);
	const [first, second] = [...page.querySelectorAll("tr")].slice(1);
	const getCells = (row: Element | undefined) =>
		[...(row?.children ?? [])].map(({ textContent }) => textContent?.trim());
	const time = "2025-01-31 12:00";
	const [text, sender] = ["Hello\nagain", "<ann@example.com>"];
	expect(getCells(first)).toEqual(["9", time, "waiting", "/about-us (en)", `<b>Ann ${sender}`, text]);
	expect(getCells(second)).toEqual(["7", time, "waiting", "unknown (en)", `Ann ${sender}`, text]);
});

it("offers all actions, and the erasure of an address only in a search for it", () => {
	show();
	const actions = ["answered", "reopen", "release", "erase", "export"];
	const getActions = () => [...page.querySelectorAll<HTMLButtonElement>("[name=action]")].map(({ value }) => value);
	expect(getActions()).toEqual(actions);
	expect(getTexts("[name=action]")).toEqual([
		"Answered",
		"Not answered",
		"Release and forward",
		"Erase",
		"Export as CSV",
	]);
	expect(getTexts("label:has([name=confirm], [name=new], [name=semicolon])")).toEqual([
		"erase for good; erase forwarded and exported copies yourself",
		"only new ones",
		"semicolons for Excel",
	]);
	show("email=ann%40example.com");
	expect(getActions()).toEqual([...actions.slice(0, 4), "eraseAll", "export"]);
	expect(getTexts("[value=eraseAll]")).toEqual(["Erase all of ann@example.com"]);
});

it("shows the search again in its fields, and repeats it in actions and in the link to older messages", () => {
	show();
	expect(getFields("get")).toBe("search=&email=&status=");
	expect(getFields("post")).toBe("");
	expect(getTexts("option")).toEqual(["all", "waiting", "forwarded", "quarantined", "dead"]);
	expect(page.querySelector("body > main > a")?.getAttribute("href")).toBe("/?before=7");

	const query = "status=dead&search=%22a%22&open=on";
	show(query);
	expect(getFields("get")).toBe("search=%22a%22&email=&status=dead&open=on");
	expect(getFields("post")).toBe(query);
	expect(page.querySelector("body > main > a")?.getAttribute("href")).toBe(`/?${query}&before=7`);
	expect(getTexts("form a, body > main > a")).toEqual(["All", "Older messages"]);
});

it("has no link to older messages if there are none", () => {
	show("", []);
	expect(page.querySelector("body > main > a")).toBeNull();
});
