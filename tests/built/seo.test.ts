import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { isNoindex } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { metaFields } from "#content/locales/rules.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { listNames } from "#src/i18n/listNames.ts";
import { getAttribute, getTexts } from "#tests/dom.ts";
import { allAddresses, getTranslator, pageExamples } from "#tests/examples.ts";
import { type BuiltPage, builtPage, builtPages } from "./pages.ts";

const listed = allAddresses.filter(({ page }) => !isNoindex(page));

interface Thing {
	readonly "@type": string;
	readonly [property: string]: ThingValue;
}

type ThingValue = string | number | Thing | readonly (string | Thing)[];

/** Property names and values, including those of list items and nested objects. */
function valuesOf(schemaThing: Thing): [string, string | number | undefined][] {
	return Object.entries(schemaThing).flatMap(([name, value]): [string, string | number | undefined][] => {
		const parts = [value].flat() as readonly (string | number | Thing)[];
		if (parts.length === 0) return [[name, undefined]];
		return parts.flatMap((part) => (typeof part === "object" ? valuesOf(part) : [[name, part]]));
	});
}

/** Whether a value is not an empty text. Types check the vocabulary only. */
function isWhole([name, value]: [string, string | number | undefined]): boolean {
	const text = String(value ?? "").trim();
	if (/^(url|image|logo|item|contentUrl|urlTemplate|mainEntityOfPage|sameAs)$/.test(name)) return URL.canParse(text);
	return name === "datePublished" ? /^\d{4}-\d\d-\d\d$/.test(text) : text !== "";
}

/** The schema.org objects of a page, with each item of a graph. */
function thingsOf(page: BuiltPage): Thing[] {
	return page.structuredData.flatMap(({ "@context": context, "@graph": graph, ...schemaThing }) => {
		expect(context).toBe("https://schema.org");
		return (graph ?? [schemaThing]) as Thing[];
	});
}

describe("the metadata for search results", () => {
	test("every page has a title of 5 to 60 characters", () => {
		const titles = builtPages.map(({ file, title }) => ({ file, length: [...title].length }));
		expect(titles.filter(({ length }) => length < 5 || length > 60)).toEqual([]);
	});

	test.each(["title", "description"] as const)("every address has a %s that search results show whole", (field) => {
		const { minimum, maximum } = metaFields[field];
		const wrong = listed.flatMap(({ path, page, language }) => {
			const [text = "", ...others] = field === "title" ? [builtPage(path).title] : builtPage(path).meta(field);
			const { length } = [...text];
			const place = `${path}: "${text}" has ${length} characters. Write ${minimum} to ${maximum}`;
			const source = `"${page}.${field}" of public/locales/${language}/meta.json or in the file that fills it.`;
			return length >= minimum && length <= maximum && others.length === 0 ? [] : [`${place}: ${source}`];
		});
		expect(wrong).toEqual([]);
	});

	test.each(["title", "description"] as const)("no two addresses of a language have the same %s", (field) => {
		const texts = listed.map(({ path, language }) => {
			const page = builtPage(path);
			return { path, text: `${language} ${field === "title" ? page.title : page.meta(field)}` };
		});
		const shared = [...Map.groupBy(texts, ({ text }) => text)].filter(([, paths]) => paths.length > 1);
		expect(shared.map(([text, paths]) => `${paths.map(({ path }) => path).join(", ")}: ${text}`)).toEqual([]);
	});

	test("every address has its language, canonical link and alternates", () => {
		const wrong = listed.flatMap(({ path: address }) => {
			const page = builtPage(address);
			const language = languageCodes.find((code) => `${address}/`.startsWith(`/${code}/`)) ?? "en";
			const bare = language === "en" ? address : address.slice(language.length + 1) || "/";
			const inLanguage = (code: string) => (code === "en" ? bare : `/${code}${bare}`.replace(/\/$/, ""));
			const isBuilt = (code: string) => builtPages.some(({ path: served }) => served === inLanguage(code));
			const builtLanguages = languageCodes.filter(isBuilt);
			const wanted = {
				language,
				canonical: [site.origin + address],
				alternates: [...builtLanguages, "x-default"].map((code) => {
					const target = inLanguage(code === "x-default" ? "en" : code);
					return `${code} ${site.origin}${target}`;
				}),
			};
			const said = {
				language: page.language,
				canonical: page.relations("canonical"),
				alternates: page
					.selectAll("link[rel=alternate][hreflang]")
					.map((link) => `${getAttribute(link, "hreflang")} ${getAttribute(link, "href")}`),
			};
			return isDeepStrictEqual(said, wanted) ? [] : [{ address, said, wanted }];
		});
		expect(wrong).toEqual([]);
	});

	test("every page is indexable except those with noindex in the table", () => {
		const hidden = allAddresses.filter(({ path }) => builtPage(path).meta("robots").join().includes("noindex"));
		expect(hidden.map(({ path }) => path)).toEqual(
			allAddresses.filter(({ page }) => isNoindex(page)).map(({ path }) => path),
		);
		expect(hidden.map(({ path }) => path)).toContain("/thank-you");
	});

	test("structured data have no empty value, no relative URL and no date in words", () => {
		const values = builtPages.flatMap((page) =>
			thingsOf(page)
				.flatMap(valuesOf)
				.map((value) => ({ page, value })),
		);
		expect(values.length).toBeGreaterThan(1_000);
		const wrong = values.filter(({ value }) => !isWhole(value));
		expect(wrong.map(({ page, value }) => `${page.file}: ${value.join(" ")}`)).toEqual([]);
	});

	for (const { page, language, path } of pageExamples) {
		const wanted: Partial<Record<typeof page, string[]>> = {
			home: ["Organization", "WebSite"],
			games: ["ItemList", "BreadcrumbList"],
			genre: ["ItemList", "BreadcrumbList"],
			studio: ["ItemList", "BreadcrumbList"],
			game: ["VideoGame", "BreadcrumbList"],
			article: ["NewsArticle", "BreadcrumbList"],
			document: ["BreadcrumbList"],
			publish: ["FAQPage"],
			partnership: ["FAQPage"],
		};
		test(`${path} is described in structured data as ${(wanted[page] ?? ["nothing more than a page"]).join(" and ")}`, () => {
			const pageThings = thingsOf(builtPage(path));
			expect(pageThings.map((schemaThing) => schemaThing["@type"])).toEqual(wanted[page] ?? []);
			for (const schemaThing of pageThings) {
				if (typeof schemaThing.inLanguage === "string")
					expect(schemaThing.inLanguage).toBe(page === "article" ? "en" : language);
			}
		});
	}

	test("the breadcrumbs in structured data match those of the page", () => {
		const found = builtPages.filter((page) => !page.meta("robots").includes("noindex"));
		const shown = found.flatMap((page) => {
			const labels = getTexts(page.document, '[data-breadcrumbs] li:not([aria-hidden="true"])');
			return labels.length > 0 ? [{ file: page.file, labels, page }] : [];
		});
		const toNames = ({ page }: (typeof shown)[number]) => {
			const list = thingsOf(page).find((schemaThing) => schemaThing["@type"] === "BreadcrumbList")?.itemListElement;
			return Array.isArray(list) ? list.map((item) => (typeof item === "object" ? item?.name : item)) : [];
		};
		expect(shown.filter(({ file }) => /^(ru\/)?games\/[^/]+\.html$/.test(file)).length).toBeGreaterThan(30);
		expect(shown.map((entry) => [entry.file, toNames(entry)])).toEqual(shown.map(({ file, labels }) => [file, labels]));
	});

	test("the questions in structured data match those of the page's accordion", () => {
		const [faq] = thingsOf(builtPage("/ru/publish"));
		const t = getTranslator("ru");
		const plain = (text: string) => text.replaceAll("\u00a0", " ");
		expect(faq?.mainEntity).toMatchObject(
			listNames(i18nFor("ru"), "publish.faq").map((name) => ({
				name: plain(t(`publish.faq.${name}.question`)),
				acceptedAnswer: { text: plain(t(`publish.faq.${name}.answer`)) },
			})),
		);
	});
});

describe("the metadata for messengers", () => {
	test("every address has a share image of its own", () => {
		const pictures = listed.flatMap(({ path }) => builtPage(path).meta("og:image"));
		expect(pictures).toHaveLength(listed.length);
		expect(new Set(pictures).size).toBe(listed.length);
	});

	test("pages with noindex have neither share tags nor structured data", () => {
		const hidden = builtPages.filter((page) => page.meta("robots").includes("noindex"));
		expect(hidden.length).toBeGreaterThan(3);
		for (const page of hidden) {
			expect(page.meta("og:image"), page.file).toEqual([]);
			expect(thingsOf(page), page.file).toEqual([]);
		}
	});
});
