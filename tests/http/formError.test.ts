import { parse } from "parse5";
import { expect, inject, test } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { formMessages } from "#content/formMessages.ts";
import { getAttribute, getTexts, inlineScripts, select, selectAll } from "#tests/dom.ts";
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
		const page = parse(html);
		expect(getAttribute(select(page, "html"), "lang")).toBe(language);
		expect(getTexts(page, "title")).toEqual([`${formMessages[language].title} | ${site.name}`]);
		expect(getTexts(page, "h1")).toEqual([formMessages[language].title]);
		for (const part of ["header", "main", "footer"]) expect(selectAll(page, part), part).toHaveLength(1);
		expect(getAttribute(select(page, "meta[name=robots]"), "content")).toBe("noindex");
		expect(html).toContain(formMessages[language].formatEmail);
		expect(html).toContain("&lt;b&gt;Hello&lt;/b&gt;</textarea>");
		expect(html).not.toMatch(/\{\{(title|main)\}\}|<b>Hello/);
		expect(html).toContain(".review-form");
		expect(inlineScripts(html).length).toBeGreaterThan(0);
		const policy = (await sendRequest("/")).headers.get("content-security-policy");
		expect(answer.headers.get("content-security-policy")).toBe(policy);
	},
);
