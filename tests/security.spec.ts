import { createHash } from "node:crypto";
import { parse } from "parse5";
import { tagHosts } from "../app/features/analytics/settings.ts";
import { site } from "../content/site.ts";
import { attribute, elements, textOf } from "../scripts/build/dom.ts";
import { allAddresses, errorExamples, homeTitle, pageExamples, unknownGames } from "./examples.ts";
import { expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { builtPages } from "./html.ts";
import { chooseLanguage } from "./languageMenu.ts";

const pages = builtPages();

/** The inline scripts that a browser would run. */
function executable(html: string): string[] {
	return [...elements(parse(html))]
		.filter((element) => element.tagName === "script" && attribute(element, "src") === undefined)
		.filter((element) => !/json/.test(attribute(element, "type") ?? ""))
		.map(textOf);
}

function digest(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test.describe("the built files", () => {
	test("there is one for every address", () => {
		expect(pages.length).toBeGreaterThanOrEqual(allAddresses.length);
	});

	test("inline scripts are the same bytes on every page", () => {
		const variants = new Map(pages.map(({ file, html }) => [executable(html).join("\n"), file]));
		expect([...variants.values()], "pages that stand for each variant").toHaveLength(1);
		expect([...variants.keys()].join("").length).toBeGreaterThan(500);
	});

	test("no style attribute, no event handler attribute, one style element", () => {
		const found: string[] = [];
		for (const { file, html } of pages) {
			const all = [...elements(parse(html))];
			for (const { tagName, attrs } of all) {
				for (const { name } of attrs)
					if (name === "style" || name.startsWith("on")) found.push(`${file}: <${tagName} ${name}>`);
			}
			const sheets = all.filter(({ tagName }) => tagName === "style").length;
			if (sheets !== 1) found.push(`${file}: ${sheets} style elements`);
		}
		expect(found).toEqual([]);
	});

	test("nothing is loaded from another host", () => {
		const found: string[] = [];
		for (const { file, html } of pages) {
			for (const element of elements(parse(html))) {
				const loads = element.tagName !== "a" && !["canonical", "alternate"].includes(attribute(element, "rel") ?? "");
				const addresses = [attribute(element, "src"), attribute(element, "href"), attribute(element, "srcset")];
				for (const address of addresses)
					if (loads && address && /(^|[\s,])(https?:)?\/\//.test(address)) found.push(`${file}: ${address}`);
			}
		}
		expect(found).toEqual([]);
	});
});

test.describe("headers", () => {
	for (const [what, path, status] of [
		["a page", "/", 200],
		["a Russian page", "/ru/games/boat-attack", 200],
		["an asset", "asset", 200],
		["a translation file", "/locales/en/meta.json", 200],
		["the not-found screen", "/nope", 404],
		["a missing file", "/assets/nope.js", 404],
		["a redirect", "/en", 301],
		["a refused request", "/%zz", 400],
	] as const) {
		test(`${what} has them all`, async ({ request, baseURL }) => {
			const asset = /"(\/assets\/[^"]+\.js)"/.exec(pages[0]?.html ?? "")?.[1] ?? "no asset";
			const response = await request.get(baseURL + (path === "asset" ? asset : path), { maxRedirects: 0 });
			expect(response.status()).toBe(status);
			expect(response.headers()).toMatchObject({
				"content-security-policy": expect.stringMatching(/^default-src 'none'; /),
				"x-content-type-options": "nosniff",
				"referrer-policy": expect.stringContaining("strict-origin"),
				"cross-origin-opener-policy": "same-origin",
				"cross-origin-resource-policy": "same-origin",
				"permissions-policy": expect.stringContaining("camera=()"),
				"strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
			});
			expect(response.headers()).not.toHaveProperty("x-powered-by");
		});
	}

	test("the policy has no unsafe word and no wildcard, demands Trusted Types, and allows exactly the inline scripts", async ({
		request,
	}) => {
		const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
		const hosts = tagHosts(site.analytics);
		const own = policy.split(/;? /).filter(
			(word) =>
				!Object.values(hosts ?? {})
					.flat()
					.includes(word),
		);
		expect(own.join(" ")).not.toMatch(/unsafe|\*|https?:|data:/);
		expect(policy).toContain("require-trusted-types-for 'script'");
		for (const directive of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
			expect(policy).toContain(directive);
		}
		const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
		const inline = executable(pages[0]?.html ?? "").map(digest);
		expect(scripts?.toSorted()).toEqual(["'self'", ...inline, ...(hosts?.scripts ?? [])].toSorted());
	});
});

for (const { path } of [...pageExamples, ...errorExamples, ...unknownGames]) {
	test(`${path}: nothing violates the policy, booted and scrolled through`, async ({ page, problems }) => {
		problems.allow(/404/);
		await open(page, path);
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
				scrollTo({ top, behavior: "instant" });
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
		await page.waitForLoadState("networkidle");
	});
}

test("the listener for violations works: markup from a string is refused and seen", async ({ page, problems }) => {
	problems.allow(/TrustedHTML|trusted-types/);
	await open(page, "/");
	const [message] = await Promise.all([
		page.waitForEvent("console", (candidate) =>
			candidate.text().includes("policy violation: require-trusted-types-for"),
		),
		page.evaluate(() => {
			try {
				document.body.innerHTML = "<b>gone</b>";
			} catch {}
		}),
	]);
	expect(message.type()).toBe("error");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
});

for (const injected of [
	"/?lng=<script>window.hit=1</script>",
	'/?x="><img src=x onerror=window.hit=1>',
	'/#"><img src=x onerror=window.hit=1>',
	"/?lng=javascript:window.hit=1#javascript:window.hit=1",
	"/?lng=__proto__&__proto__[hit]=1",
]) {
	test(`what is written into the address stays inert: ${injected}`, async ({ page }) => {
		await open(page, injected);
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
		await expect(page.locator('img[src="x"]')).toHaveCount(0);
	});
}

for (const hash of ["#%", "#%E0%A4%A", "#1"]) {
	test(`a broken hash breaks nothing, neither on load nor on a change of language: ${hash}`, async ({ page }) => {
		await open(page, `/${hash}`);
		const isSame = await markDocument(page);
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(whereabouts(page)).toBe(`/ru${hash}`);
		expect(await isSame()).toBe(true);
	});
}
