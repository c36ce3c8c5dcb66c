import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { site } from "#config/site.ts";
import { elements, getVisibleText } from "#tests/dom.ts";
import { allAddresses, asLine, getTranslator, homeTitle } from "#tests/examples.ts";
import {
	getRedirectLocation,
	languageRows,
	misspeltRows,
	redirectRows,
	unknownEntryRows,
	unknownPageRows,
} from "#tests/redirectRows.ts";
import { getBodyText, sendRequest } from "./sendRequest.ts";

describe("redirects keep the query string", () => {
	for (const row of redirectRows) {
		const { from, status } = row;
		test(`${from} is redirected with ${status} to ${getRedirectLocation(row, "")} and keeps the query`, async () => {
			for (const search of ["", "?x=1&y=%2F"]) {
				const answer = await sendRequest(from + search);
				expect(answer.status).toBe(status);
				expect(answer.headers.get("location")).toBe(getRedirectLocation(row, search));
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
	const missingTranslation = await sendRequest("/id/thank-you");
	expect(missingTranslation.status).toBe(302);
	expect(missingTranslation.headers.get("location")).toBe("/thank-you");
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

/** An answer with 404 and `noindex`, and a reader of the text of its first element of a name. */
async function readMissing(path: string) {
	const answer = await sendRequest(path);
	expect(answer.status).toBe(404);
	const html = getBodyText(answer);
	expect(html).toContain('content="noindex"');
	const all = [...elements(parse(html))];
	return { html, read: (name: string) => getVisibleText(all.find(({ tagName }) => tagName === name)), all };
}

// Every part of the screens: errorScreens.test.ts.
describe("addresses that do not exist", () => {
	const unsupportedPaths = ["/fil", "/fil/news", "/eng/about-us", "/zh-Hans/news", "/de/about-us", "/pt-br/x"];

	test.each([
		...unsupportedPaths.map((path) => ({ path, language: "en", code: "unsupportedLanguage" }) as const),
		...[...unknownPageRows, ...misspeltRows].map((row) => ({ ...row, code: "404" }) as const),
	])("$path returns in $language the error screen $code", async ({ path, language, code }) => {
		const { html, read } = await readMissing(path);
		expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
		expect(read("h1")).toBe(asLine(getTranslator(language)(`errors.${code}.title`)));
	});

	test.each(unknownEntryRows)(
		"$path has header and footer, an empty main element and the title $title",
		async ({ path, title }) => {
			const { read, all } = await readMissing(path);
			const names = all.map(({ tagName }) => tagName);
			expect(names).toEqual(expect.arrayContaining(["header", "main", "footer"]));
			expect(read("title")).toBe(`${title} | ${site.name}`);
			expect(read("main")).toBe("");
		},
	);
});
