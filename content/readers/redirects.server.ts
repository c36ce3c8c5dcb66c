import { fillBrandSlug } from "#config/brandSlug.ts";
import { defaultLanguage } from "#config/languages.ts";
import type { RedirectMap } from "#config/resolve.ts";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { type RedirectRow, redirectsSchema } from "#content/model/redirectsSchema.ts";
import { addresses } from "./addresses.server.ts";
import { listContentFiles } from "./listContentFiles.server.ts";
import { readText } from "./readText.server.ts";
import { parseYaml } from "./readYaml.server.ts";

export const redirectsFile = "content/redirects.yaml";

/**
 * Redirects from former URLs of games and articles, including those with a previous brand name.
 *
 * @param paths of all pages, without language prefix
 * @throws ContentError with one line per problem: file, entry, remedy
 */
export function readRedirects(text = readText(redirectsFile), paths: readonly string[] = allPaths()): RedirectMap {
	const redirects = parseYaml(redirectsFile, text, redirectsSchema);
	const problems = problemsOf(redirects, paths);
	if (problems.length > 0) throw new ContentError(problems);
	return {
		...getPreviousBrandRedirects(paths),
		...Object.fromEntries(redirects.map(({ from, to = null }) => [from, to])),
	};
}

/** Redirects of article URLs with a previous brand name. `paths` have no prefix; `slugs` are those in the files. */
export function getPreviousBrandRedirects(
	paths: readonly string[],
	slugs = listContentFiles("content/news", ".md", []).map((name) => name.replace(/\.md$/, "")),
	formerSlugs: readonly string[] = site.formerSlugs,
): RedirectMap {
	const moves = formerSlugs.flatMap((former) =>
		slugs.map((slug) => [fillBrandSlug(`/news/${slug}`, former), fillBrandSlug(`/news/${slug}`)] as const),
	);
	return Object.fromEntries(moves.filter(([from, to]) => !paths.includes(from) && paths.includes(to)));
}

function allPaths(): string[] {
	return addresses()
		.filter(({ language }) => language === defaultLanguage)
		.map(({ path }) => path);
}

/** Problems beyond the schema: conflicts with pages and other entries. */
function problemsOf(redirects: readonly RedirectRow[], paths: readonly string[]): string[] {
	return redirects.flatMap(({ from, to }, index) => {
		const found: string[] = [];
		const say = (field: keyof RedirectRow, problem: string) =>
			found.push(`${redirectsFile}: field "${field}", entry ${index + 1}: ${problem}.`);
		if (paths.includes(from)) say("from", `${from} is a page. Take the entry out, or give the page another address`);
		const firstIndex = redirects.findIndex((other) => other.from === from);
		if (firstIndex < index) say("from", `entry ${firstIndex + 1} is about ${from} as well. Take one of them out`);
		if (to === undefined) return found;
		const next = redirects.find((other) => other.from === to);
		if (to === from)
			say("to", `${from} leads to itself. Write the address of a page, or the field "gone" in its place`);
		else if (next?.to) say("to", `${to} leads on to ${next.to}. Write where it ends`);
		else if (next) say("to", `${to} is gone. Write the address of a page, or the field "gone" in its place`);
		else if (!paths.includes(to))
			say("to", `no page has the address ${to}. Correct it, or write "gone: true" in its place`);
		return found;
	});
}
