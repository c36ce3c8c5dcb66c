import { parse } from "parse5";
import { expect, test } from "vitest";
import { pageAliases } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";
import { getAttribute, getHrefs, selectAll } from "#tests/dom.ts";
import { allAddresses, errorExamples, unknownGames } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

const screenPaths = [...errorExamples, ...unknownGames].map(({ path }) => path);
const allPaths = [...allAddresses.map(({ path }) => path), ...screenPaths];

/** The response to a path, after one redirect if allowed. */
async function followRedirect(path: string, mayRedirect: boolean) {
	const answer = await sendRequest(path);
	const location = answer.headers.get("location");
	return mayRedirect && location ? sendRequest(location) : answer;
}

test("every internal link of every page leads to an existing page and anchor", async () => {
	const linkSources = new Map<string, string>();
	for (const path of allPaths) {
		const page = parse(await (await sendRequest(path)).text());
		for (const href of getHrefs(page, 'a:is([href^="/"], [href^="#"])')) {
			linkSources.set(href.startsWith("#") ? path + href : href, path);
		}
	}
	expect(linkSources.size, "links found").toBeGreaterThan(allAddresses.length);
	const ids = new Map<string, Set<string | undefined>>();
	for (const [target, source] of linkSources) {
		const [path = "", hash] = target.split("#");
		if (!ids.has(path)) {
			// Error screens may link to pages that exist in English only. Legal texts link to an alias (specification).
			const isAlias = pageAliases.some(({ from }) => from === stripLocalePrefix(path));
			const answer = await followRedirect(path, screenPaths.includes(source) || isAlias);
			if (path !== source) expect(answer.status, `${source} links to ${path}`).toBe(200);
			ids.set(
				path,
				new Set(selectAll(parse(await answer.text()), "[id]").map((element) => getAttribute(element, "id"))),
			);
		}
		if (hash) expect([...(ids.get(path) ?? [])], `${source} links to ${target}`).toContain(hash);
	}
}, 60_000);
