import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleGame } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

const home = readFileSync("build/client/index.html", "utf8");
const assetPath = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? "no asset";

for (const [what, path, status] of [
	["a page", "/", 200],
	["a Russian page", `/ru${exampleGame.path}`, 200],
	["an asset", assetPath, 200],
	["a translation file", "/locales/en/meta.json", 200],
	["the not-found screen", "/nope", 404],
	["a missing file", "/assets/nope.js", 404],
	["a redirect", "/en", 301],
	["a refused request", "/%zz", 400],
	["the API", "/reviews", 405],
] as const) {
	// As scored by the HTTP Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
	test(`${what} is sent with every security header, without cookies and closed to other origins`, async () => {
		const answer = await sendRequest(path);
		expect(answer.status).toBe(status);
		const headers = Object.fromEntries(answer.headers);
		expect(headers).toMatchObject({
			"content-security-policy": expect.stringMatching(/^default-src 'none'; /),
			"x-content-type-options": "nosniff",
			"referrer-policy": expect.stringContaining("strict-origin"),
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"permissions-policy": expect.stringContaining("camera=()"),
			"strict-transport-security": expect.stringMatching(/max-age=[2-9]\d{7}/),
		});
		for (const name of ["x-powered-by", "set-cookie", "access-control-allow-origin"])
			expect(headers).not.toHaveProperty(name);
	});
}

test("other sites can embed share images, icons and images of structured data, and no other file", async () => {
	const policyOf = async (path: string) => (await sendRequest(path)).headers.get("cross-origin-resource-policy");
	const game = await (await sendRequest(exampleGame.path)).text();
	const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(game)?.[1] ?? "";
	const named = [
		...`${data} ${/og:image" content="([^"]+")/.exec(game)?.[1]}`.matchAll(/\/(?:pictures|icons)\/[^" ]+/g),
	];
	expect(named.length).toBeGreaterThan(5);
	for (const path of [...named.map(String), "/icons/180.png", "/favicon.svg", "/favicon.ico"]) {
		expect(await policyOf(path), path).toBe("cross-origin");
	}
	for (const path of ["/", assetPath, "/locales/en/meta.json"]) expect(await policyOf(path), path).toBe("same-origin");
});
