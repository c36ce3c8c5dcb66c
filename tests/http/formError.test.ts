import { parse } from "parse5";
import { expect, inject, test } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { formMessages } from "#content/formMessages.ts";
import { elements, getAttribute, getVisibleText } from "#tests/dom.ts";
import { inlineScripts } from "#tests/html.ts";
import { sendRequest } from "./sendRequest.ts";

/** Sends the form as a browser without JavaScript does, with an invalid email address. */
function postInvalidForm(language: string): Promise<Response> {
	const body = new URLSearchParams({ name: "Ann", email: "ann", message: "<b>Hello</b>", reply_subject: "", language });
	return fetch(`${inject("origin")}/reviews`, { method: "POST", body });
}

test.each(languageCodes)(
	"a rejected form in %s is sent back as a page of the site with its text and noindex",
	async (language) => {
		const answer = await postInvalidForm(language);
		expect(answer.status).toBe(422);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		const html = await answer.text();
		const all = [...elements(parse(html))];
		const named = (name: string) => all.filter(({ tagName }) => tagName === name);
		expect(getAttribute(named("html")[0], "lang")).toBe(language);
		expect(named("title").map(getVisibleText)).toEqual([`${formMessages[language].title} | ${site.name}`]);
		expect(named("h1").map(getVisibleText)).toEqual([formMessages[language].title]);
		expect([named("header").length, named("main").length, named("footer").length]).toEqual([1, 1, 1]);
		const robotsMeta = named("meta").find((element) => getAttribute(element, "name") === "robots");
		expect(getAttribute(robotsMeta, "content")).toBe("noindex");
		expect(html).toContain(formMessages[language].formatEmail);
		expect(html).toContain("&lt;b&gt;Hello&lt;/b&gt;</textarea>");
		expect(html).not.toMatch(/\{\{(title|main)\}\}|<b>Hello/);
		expect(html).toContain(".review-form");
		expect(inlineScripts(html).length).toBeGreaterThan(0);
		const policy = (await sendRequest("/")).headers.get("content-security-policy");
		expect(answer.headers.get("content-security-policy")).toBe(policy);
	},
);
