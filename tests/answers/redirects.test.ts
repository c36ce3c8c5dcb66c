import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { site } from "#config/site.ts";
import { elements, getVisibleText } from "#tests/dom.ts";
import { allAddresses, asLine, errorExamples, getWords, homeTitle } from "#tests/examples.ts";
import {
	languageRows,
	locationOf,
	misspeltRows,
	redirectRows,
	unknownEntryRows,
	unknownPageRows,
} from "#tests/redirectRows.ts";
import { getBodyText, sendRequest } from "./sendRequest.ts";

describe("redirects keep the query string", () => {
	for (const row of redirectRows) {
		const { from, status } = row;
		test(`${from} is redirected with ${status} to ${locationOf(row, "")} and keeps the query`, async () => {
			for (const search of ["", "?x=1&y=%2F"]) {
				const answer = await sendRequest(from + search);
				expect(answer.status).toBe(status);
				expect(answer.headers.get("location")).toBe(locationOf(row, search));
				expect(answer.headers.get("location"), "a Location that leaves the site").not.toMatch(/^\/\/|^\w+:/);
			}
		});
	}

	test("no redirect hides a real page: every address returns 200", async () => {
		for (const { path } of allAddresses) expect((await sendRequest(path)).status, path).toBe(200);
	});
});

test("the thank-you page exists in the languages of the site's other pages only", async () => {
	expect((await sendRequest("/thank-you")).status).toBe(200);
	expect((await sendRequest("/ru/thank-you")).status).toBe(200);
	const indonesian = await sendRequest("/id/thank-you");
	expect(indonesian.status).toBe(302);
	expect(indonesian.headers.get("location")).toBe("/thank-you");
});

describe("the language of a page", () => {
	for (const { path, language } of languageRows) {
		test(`${path} is sent in "${language}"`, async () => {
			const answer = await sendRequest(path);
			expect(answer.status).toBe(200);
			expect(getBodyText(answer)).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
			expect(getBodyText(answer)).toContain("<h1");
		});
	}

	for (const [path, language] of [
		["/", "en"],
		["/?lng=ru", "en"],
		["/ru", "ru"],
		["/ru?lng=en", "ru"],
	] as const) {
		test(`${path} requested by a Russian browser is sent in "${language}", because scripts detect the language`, async () => {
			const answer = await sendRequest(path, { "accept-language": "ru-RU,ru;q=0.9", cookie: "i18next=ru" });
			expect(answer.status).toBe(200);
			const all = [...elements(parse(getBodyText(answer)))];
			expect(getVisibleText(all.find(({ tagName }) => tagName === "h1"))).toBe(asLine(homeTitle(language)));
		});
	}
});

describe("addresses that do not exist", () => {
	for (const { path } of [...errorExamples, ...unknownEntryRows, ...unknownPageRows, ...misspeltRows]) {
		test(`${path} returns 404 with noindex`, async () => {
			const answer = await sendRequest(path);
			expect(answer.status).toBe(404);
			expect(getBodyText(answer)).toContain('content="noindex"');
		});
	}

	for (const path of ["/fil", "/fil/news", "/eng/about-us", "/zh-Hans/news", "/de/about-us", "/pt-br/x"]) {
		test(`${path} looks like an unsupported language and returns 404 with the screen for languages`, async () => {
			const answer = await sendRequest(path);
			expect(answer.status).toBe(404);
			const heading = [...elements(parse(getBodyText(answer)))].find(({ tagName }) => tagName === "h1");
			expect(getVisibleText(heading)).toBe(asLine(getWords("en")("errors.unsupportedLanguage.title")));
		});
	}

	const lost = [...unknownPageRows, ...misspeltRows];
	const screens = [...errorExamples, ...lost.map((row) => ({ ...row, code: "404" as const }))];

	for (const { path, language, code } of screens) {
		test(`${path} returns in "${language}" the error screen "${code}"`, async () => {
			const html = getBodyText(await sendRequest(path));
			expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
			const [heading] = [...elements(parse(html))].filter(({ tagName }) => tagName === "h1");
			expect(getVisibleText(heading)).toBe(asLine(getWords(language)(`errors.${code}.title`)));
		});
	}

	for (const { path, title } of unknownEntryRows) {
		test(`${path} has header and footer, an empty main element and the title "${title}"`, async () => {
			const all = [...elements(parse(getBodyText(await sendRequest(path))))];
			const names = all.map(({ tagName }) => tagName);
			expect(names).toContain("header");
			expect(names).toContain("footer");
			expect(getVisibleText(all.find(({ tagName }) => tagName === "title"))).toBe(`${title} | ${site.name}`);
			expect(getVisibleText(all.find(({ tagName }) => tagName === "main"))).toBe("");
		});
	}
});
