import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLanguage, type Language, languageCodes } from "./i18n/languages.ts";
import { declaredPages } from "./i18n/locales.server.ts";
import { pages } from "./routing/pages.ts";
import { isPending } from "./routing/pending.ts";

/**
 * The router's tree, derived from the route table: per language the layouts with the pages that the language has, and
 * a splat that shows the error screen. A static prefix per language, because an optional `:language?` segment would
 * also match any first segment.
 */
function tree(language: Language): RouteConfigEntry[] {
	const declared = declaredPages(language);
	const id = (key: string) => `${language}.${key}`;
	const branch = (name: string): RouteConfigEntry[] =>
		pages
			.filter((page) => page.layout === name && declared.includes(page.key) && !isPending(page.key))
			.map((page) => {
				if (!("module" in page))
					throw new Error(`app/routing/pages.ts: page "${page.key}" is not pending and has no module.`);
				const options = { id: id(page.key) };
				return page.path === "/" ? index(page.module, options) : route(page.path.slice(1), page.module, options);
			});
	const publish = branch("publish");
	return [
		layout("layouts/site/SiteLayout.route.tsx", { id: id("site") }, [
			...branch("site"),
			route("*", "pages/error/ErrorPage.route.tsx", { id: id("error") }),
		]),
		...(publish.length > 0
			? [layout("layouts/publish/PublishLayout.route.tsx", { id: id("publishLayout") }, publish)]
			: []),
	];
}

export default languageCodes.flatMap((language) =>
	language === defaultLanguage ? tree(language) : prefix(language, tree(language)),
) satisfies RouteConfig;
