import { expect, test } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { declaredPages, readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { getTextContent, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

/** Pages that show all texts of their group in `translation.json`, as text or attribute. */
const pages = ["home", "business", "publish", "about", "partnership"] as const;

for (const { language, page } of languageCodes.flatMap((code) =>
	pages.map((name) => ({ language: code, page: name })),
)) {
	if (!declaredPages(language).includes(page)) continue;
	const path = localizedPath(language, pagePath(page));

	test(`${path} shows every text of the group "${page}"`, () => {
		const t = getTranslator(language) as (key: string, values: object) => string;
		const { main } = builtPage(path);
		const attributeValues = selectAll(main, "*").flatMap(({ attrs }) => attrs.map(({ value }) => value));
		const shown = asLine([getTextContent(main), ...attributeValues].join("\n"));
		const group = readLocale(language, "translation")[page] as Record<string, unknown>;
		const texts = [...flattenTexts(group)]
			// The page fills in the clause number.
			.filter(([, text]) => !String(text).includes("{{number}}"))
			.map(([key]) => asLine(t(`${page}.${key}`, { product: site.name })));
		expect(texts.length).toBeGreaterThan(20);
		expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
	});
}
