import { parse } from "parse5";
import { aliases } from "../app/routing/pages.ts";
import { barePath } from "../app/routing/paths.ts";
import { attribute, elements } from "../scripts/build/dom.ts";
import { allAddresses, errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

const screens = [...errorExamples, ...unknownGames].map(({ path }) => path);
const everything = [...allAddresses.map(({ path }) => path), ...screens];

test("every link of every page that stays on the site leads to a page, and its anchor exists", async ({ request }) => {
	test.setTimeout(90_000);
	const targets = new Map<string, string>();
	for (const path of everything) {
		const document = parse(await (await request.get(path, { maxRedirects: 0 })).text());
		for (const element of elements(document)) {
			const href = element.tagName === "a" ? attribute(element, "href") : undefined;
			if (!href?.startsWith("/") && !href?.startsWith("#")) continue;
			targets.set(href.startsWith("#") ? path + href : href, path);
		}
	}
	expect(targets.size, "links found").toBeGreaterThan(allAddresses.length);
	const ids = new Map<string, Set<string | undefined>>();
	for (const [target, source] of targets) {
		const [path = "", hash] = target.split("#");
		if (!ids.has(path)) {
			// Only an error screen may link to an address in a language that has no such page: it leads to the English one.
			// And the specification has legal texts link to an alias.
			const isAlias = aliases.some(({ from }) => from === barePath(path));
			const maxRedirects = screens.includes(source) || isAlias ? 1 : 0;
			const response = await request.get(path, { maxRedirects });
			if (path !== source) expect(response.status(), `${source} links to ${path}`).toBe(200);
			ids.set(path, new Set([...elements(parse(await response.text()))].map((element) => attribute(element, "id"))));
		}
		if (hash) expect([...(ids.get(path) ?? [])], `${source} links to ${target}`).toContain(hash);
	}
});

for (const scripted of [true, false]) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		for (const { path } of [...pageExamples, ...errorExamples]) {
			test(`${path}: no link and no button is dead`, async ({ page, problems }) => {
				problems.allow(/404/);
				await page.goto(path);
				await expect(page.locator("a")).not.toHaveCount(0);
				await expect(page.locator('a:not([href]), a[href=""], a[href="#"], a[href^="javascript:"]')).toHaveCount(0);
				const dead = await page.locator("button:visible").evaluateAll((buttons) =>
					buttons
						.filter((button) => {
							const target = button.getAttribute("commandfor") ?? button.getAttribute("popovertarget");
							return target ? !document.getElementById(target) : !button.hasAttribute("data-needs-app");
						})
						.map((button) => button.outerHTML),
				);
				expect(dead).toEqual([]);
				if (!scripted)
					await expect(page.locator("[data-needs-app]:not(a[href]):visible"), "needs the app").toHaveCount(0);
			});
		}
	});
}
