import { expect, test } from "vitest";
import { allAddresses, exampleGame } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

// Other spellings and former paths: config/resolve.test.ts.
test.each([
	[`//ru/${exampleGame.path}/?x=1&y=%2F`, 301, `/ru${exampleGame.path}?x=1&y=%2F`],
	["/en/games/genre/arcade?x=1", 301, "/games/genre/arcade?x=1&lng=en"],
	["/id/about-us?x=1", 302, "/about-us?x=1"],
	["/ru/docs/guidelines/customers/unknown", 302, "/ru/docs/guidelines"],
])("%s is redirected with %i to %s", async (target, status, location) => {
	const answer = await sendRequest(target);
	expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

test("no redirect hides a real page: every address returns 200", async () => {
	for (const { path } of allAddresses) expect((await sendRequest(path, {}, "HEAD")).status, path).toBe(200);
});

test.each([
	["/", "en"],
	["/?lng=ru", "en"],
	["/ru", "ru"],
	["/ru?lng=en", "ru"],
	[`/ru${exampleGame.path}`, "ru"],
	["/id/partnership-mba", "id"],
])(
	"%s requested by a Russian browser is sent in %s and may be cached, because scripts detect the language",
	async (path, language) => {
		const answer = await sendRequest(path, { "accept-language": "ru-RU,ru;q=0.9", cookie: "i18next=ru" });
		expect(answer.status).toBe(200);
		expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
		expect(answer.headers.get("vary")).toBe("Accept-Encoding");
	},
);
