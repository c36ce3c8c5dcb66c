import { expect, test } from "vitest";
import { getBodyText, headersOf, sendRequest } from "./sendRequest.ts";

type Headers = Record<string, string | undefined>;

/** Sources of a directive of the policy; those of `default-src` where it is not given. */
function sources(headers: Headers, directive: string): string[] {
	const policy = new Map(
		(headers["content-security-policy"] ?? "").split("; ").map((part) => {
			const [name = "", ...words] = part.split(" ");
			return [name, words];
		}),
	);
	return policy.get(directive) ?? policy.get("default-src") ?? ["*"];
}

/**
 * The scoring table of the HTTP Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring):
 * for each of its tests whether the answer gets the best result, and the points that this adds to 100. What needs the
 * site's own name, the redirection from http and the preload list, is the host's.
 */
const table: readonly { name: string; points: number; isBest: (headers: Headers) => boolean }[] = [
	{
		name: "Content Security Policy: default-src 'none', nothing unsafe, no scheme for scripts and styles",
		points: 10,
		isBest: (headers) =>
			sources(headers, "default-src").join() === "'none'" &&
			["script-src", "style-src", "object-src"].every((directive) =>
				sources(headers, directive).every((source) => !/^(\*|https?:|data:|'unsafe-.*')$/.test(source)),
			),
	},
	{ name: "Cookies: none is set", points: 0, isBest: (headers) => headers["set-cookie"] === undefined },
	{
		name: "Cross-origin Resource Sharing: not open to others",
		points: 0,
		isBest: (headers) => headers["access-control-allow-origin"] === undefined,
	},
	{
		name: "Referrer Policy: private",
		points: 5,
		isBest: ({ "referrer-policy": policy = "" }) =>
			/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy),
	},
	{
		name: "Strict Transport Security: at least six months",
		points: 0,
		isBest: (headers) =>
			Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]) >= 6 * 30 * 24 * 60 * 60,
	},
	{
		name: "X-Content-Type-Options: nosniff",
		points: 0,
		isBest: (headers) => headers["x-content-type-options"] === "nosniff",
	},
	{
		name: "X-Frame-Options: by the policy's frame-ancestors",
		points: 5,
		isBest: (headers) => sources(headers, "frame-ancestors").join() === "'none'",
	},
	{
		name: "Cross Origin Resource Policy: same-origin",
		points: 10,
		isBest: (headers) => headers["cross-origin-resource-policy"] === "same-origin",
	},
];

test("the best possible score is 130", () => {
	expect(table.reduce((sum, { points }) => sum + points, 100)).toBe(130);
});

for (const { what, path, status } of [
	{ what: "a page", path: "/", status: 200 },
	{ what: "an asset", path: "/locales/en/meta.json", status: 200 },
	{ what: "the not-found screen", path: "/nope", status: 404 },
	{ what: "the API", path: "/reviews", status: 405 },
]) {
	test(`${what} gets the best result in every row of the Observatory's table`, async () => {
		const answer = await sendRequest(path);
		expect(answer.status).toBe(status);
		expect(table.filter(({ isBest }) => !isBest(headersOf(answer))).map(({ name }) => name)).toEqual([]);
	});
}

test("every script of a page is from the site itself, so that none needs a digest", async () => {
	const html = getBodyText(await sendRequest("/"));
	expect(html.match(/<script[^>]+src="(?!\/[^/])[^"]*"/g) ?? []).toEqual([]);
});
