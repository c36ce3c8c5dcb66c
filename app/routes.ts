import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { declaredPages } from "#content/locales/locales.server.ts";
import { catalogueFacts } from "#content/readers/catalogueFacts.server.ts";
import { defaultLanguage, type Language, languageCodes } from "#site/languages.ts";
import { type LayoutName, pages } from "#site/pages.ts";

/** The module of every layout that a page of the table may name. */
const layoutModules = {
	site: "layouts/site/SiteLayout.route.tsx",
	publish: "layouts/publish/PublishLayout.route.tsx",
	partnership: "layouts/partnership/PartnershipLayout.route.tsx",
} as const satisfies Record<LayoutName, string>;

const { emptyPages } = catalogueFacts();

/**
 * The router's tree, derived from the route table: per language the layouts with the pages that the language and its content have, and
 * a splat that shows the error screen. A static prefix per language, because an optional `:language?` segment would
 * also match any first segment.
 */
function tree(language: Language): RouteConfigEntry[] {
	const declared = declaredPages(language);
	const id = (key: string) => `${language}.${key}`;
	const pagesOf = (name: string): RouteConfigEntry[] =>
		pages
			.filter((page) => page.layout === name && declared.includes(page.key) && !emptyPages.includes(page.key))
			.map((page) => {
				const options = { id: id(page.key) };
				return page.path === "/" ? index(page.module, options) : route(page.path.slice(1), page.module, options);
			});
	return Object.entries(layoutModules).flatMap(([name, module]) => {
		const children = pagesOf(name);
		if (name === "site") children.push(route("*", "pages/error/ErrorPage.route.tsx", { id: id("error") }));
		return children.length > 0 ? [layout(module, { id: id(`${name}Layout`) }, children)] : [];
	});
}

export default languageCodes.flatMap((language) =>
	language === defaultLanguage ? tree(language) : prefix(language, tree(language)),
) satisfies RouteConfig;
