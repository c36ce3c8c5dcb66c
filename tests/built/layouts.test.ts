import { serializeOuter } from "parse5";
import { describe, expect, test } from "vitest";
import { honeypotName, ignoredByPasswordManagers } from "#config/honeypot.ts";
import { fieldLimits } from "#config/messageLimits.ts";
import { getPageLayout, type PageKey, pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { type Element, getAttribute, getHrefs, getTexts, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { allAddresses, asLine, getTranslator, layoutExamples } from "#tests/examples.ts";
import { builtPage, builtPages, hasText } from "./pages.ts";

/** Parts of a page that its layout renders. */
const parts = ["header", "footer", "#contact", "#consent", '[aria-labelledby="consent-title"]'];

/** The element's HTML without the language list, which differs by page. */
function written(element: Element): string {
	return serializeOuter(element).replace(/<ul id="languages".*?<\/ul>/s, "");
}

for (const { layout, language, path: example } of layoutExamples) {
	describe(`the layout "${layout}" in "${language}"`, () => {
		for (const part of parts) {
			test(`every page has the ${part} of ${example}`, () => {
				const wanted = written(builtPage(example).select(part));
				const pages = allAddresses.filter(
					(address) => address.language === language && getPageLayout(address.page) === layout,
				);
				expect(pages.length).toBeGreaterThan(0);
				for (const { path } of pages)
					expect(written(builtPage(path).select(part)), `${path}: its ${part}`).toBe(wanted);
			});
		}
	});
}

test("the form of the contact dialog is the same on every page of a language", () => {
	for (const language of new Set(layoutExamples.map((example) => example.language))) {
		const forms = layoutExamples
			.filter((example) => example.language === language)
			.map(({ path }) => ({ path, form: builtPage(path).select("#contact form") }));
		// React's field ids depend on their position on the page.
		const plain = (form: Element) => serializeOuter(form).replace(/_R_\w+_/g, "_R_");
		for (const { path, form } of forms) {
			expect(plain(form), `${path}: its form, and that of ${forms[0]?.path}`).toBe(plain(forms[0]?.form as Element));
		}
	}
});

/** Number of contact buttons in the main element (docs/product.md, section 4); other pages have none. */
const inMain: Partial<Record<PageKey, number>> = { business: 3, about: 2, partnership: 1 };
/** Layouts with contact buttons in the footer besides the text link (docs/product.md, section 3). */
const inFooter = { site: 1, publish: 2, partnership: 2 };

test("every page has buttons that open the contact dialog", () => {
	for (const { path, page: key } of allAddresses) {
		const page = builtPage(path);
		const own = page.selectAll("main [commandfor=contact]");
		expect(own.length, `${path}: contact buttons in the page`).toBeGreaterThanOrEqual(inMain[key] ?? 0);
		const footerButtons = page.selectAll("footer [commandfor=contact]");
		expect(footerButtons.length, `${path}: contact buttons in the footer`).toBe(inFooter[getPageLayout(key)]);
		for (const button of [...own, ...footerButtons]) {
			expect(getAttribute(button, "command"), `${path}: what "${getVisibleText(button)}" does`).toBe("show-modal");
		}
	}
});

for (const { path, language } of layoutExamples) {
	test(`${path} has the texts of the contact dialog, and fields with hints for browsers`, () => {
		const t = getTranslator(language);
		const dialog = builtPage(path).select("#contact");
		const title = select(dialog, `[id="${getAttribute(dialog, "aria-labelledby")}"]`);
		expect(getVisibleText(title), "the dialog's name").toBe(t("contact.title"));
		expect(getVisibleText(dialog)).toContain(asLine(t("contact.subtitle")));
		for (const [name, max] of Object.entries(fieldLimits)) {
			const field = select(dialog, `[name="${name}"]`);
			expect(getAttribute(field, "maxlength"), `letters that "${name}" takes`).toBe(String(max));
			expect(getAttribute(field, "required"), `"${name}" is required`).toBe("");
			const label = select(dialog, `[for="${getAttribute(field, "id")}"]`);
			expect(getVisibleText(label), `label of "${name}"`).toBe(t(`contact.${name as keyof typeof fieldLimits}`));
		}
		expect(getAttribute(select(dialog, "[name=email]"), "type")).toBe("email");
		const honeypotField = select(dialog, `[name="${honeypotName}"]`);
		expect(getAttribute(honeypotField, "aria-hidden"), "the honeypot is not read out").toBe("true");
		expect(getAttribute(honeypotField, "autocomplete"), "the honeypot is not filled in").toBe("off");
		expect(getAttribute(honeypotField, "tabindex"), "Tab passes the honeypot").toBe("-1");
		for (const [name, value] of Object.entries(ignoredByPasswordManagers)) {
			expect(getAttribute(honeypotField, name), "password managers pass the honeypot").toBe(value);
		}
	});

	test(`${path} has a footer with links to the site's pages and channels, payment cards and the legal entity`, () => {
		const t = getTranslator(language);
		const pageFooter = builtPage(path).select("footer");
		const nav = select(pageFooter, "nav");
		const pages = {
			home: "home",
			games: "games",
			business: "business",
			partnership: "partnership",
			about: "aboutUs",
			news: "news",
			guidelines: "guidelines",
		} as const;
		const keys = Object.keys(pages) as (keyof typeof pages)[];
		const getLanguage = (key: PageKey) => (language === "id" && key !== "partnership" ? "en" : language);
		expect(getHrefs(nav)).toEqual(keys.map((key) => localizedPath(getLanguage(key), pagePath(key))));
		expect(getTexts(nav, "li")).toEqual(
			[...Object.values(pages), "contact" as const].map((name) => asLine(t(`nav.${name}`))),
		);
		const { messengerChannel, messengerChannelRu, professionalNetwork, microblog } = site.links;
		const home = localizedPath(getLanguage("home"), "/");
		expect(hrefsByName(pageFooter)).toMatchObject({
			[t("layout.home", { product: site.name })]: home,
			[t("footer.network")]: professionalNetwork,
			[t("footer.channel")]: language === "ru" ? messengerChannelRu : messengerChannel,
			[t("footer.microblog")]: microblog,
		});
		const footerParagraphs = selectAll(pageFooter, "p");
		const cards = footerParagraphs.find(hasText(t("footer.cards"))) as Element;
		expect(selectAll(cards, "svg"), "the drawing beside card payment").toHaveLength(1);
		const { entity, address, registrationNumber, copyrightYear } = site.legal;
		const line = getVisibleText(footerParagraphs.find((each) => getVisibleText(each).includes("©")));
		for (const part of [String(copyrightYear), entity, address, registrationNumber]) expect(line).toContain(part);
	});

	test(`${path} has the texts of the cookie banner and a link to the cookie policy`, () => {
		const t = getTranslator(language);
		const cookieBanner = builtPage(path).select('[aria-labelledby="consent-title"]');
		expect(getVisibleText(cookieBanner)).toContain(asLine(t("consent.text")));
		const link = select(cookieBanner, "a");
		expect(getVisibleText(link)).toBe(asLine(t("consent.link")));
		const prefix = language === "ru" ? "/ru" : "";
		expect(getAttribute(link, "href")).toBe(`${prefix}/docs/guidelines/general/cookie-policy`);
	});
}

/** Link targets under an element, keyed by label or text. */
function hrefsByName(element: Element): Record<string, string | undefined> {
	const links = selectAll(element, "a");
	return Object.fromEntries(
		links.map((link) => [getAttribute(link, "aria-label") ?? getVisibleText(link), getAttribute(link, "href")]),
	);
}

for (const language of ["en", "ru"] as const) {
	test(`header and footer in "${language}" lead home, to the marketplace and to publishing`, () => {
		const t = getTranslator(language);
		const home = localizedPath(language, "/");
		const page = builtPage(home);
		const play = { [t("layout.home", { product: site.name })]: home, [t("layout.play")]: site.links.marketplace };
		expect(hrefsByName(page.select("header"))).toMatchObject(play);
		const publish = localizedPath(language, pagePath("publish"));
		expect(hrefsByName(page.select("footer"))).toMatchObject({ ...play, [t("layout.publish")]: publish });
		expect(getTexts(page.select("footer"), "a[data-variant=outline]")).toEqual([t("layout.play")]);
	});
}

test("every page has exactly one first-level heading, main part and footer of the site", () => {
	for (const { path } of allAddresses) {
		const found = builtPage(path)
			.selectAll("h1, main, footer")
			.map(({ tagName }) => tagName);
		expect(found.toSorted(), path).toEqual(["footer", "h1", "main"]);
	}
});

test("every picture has a description, which may be empty, and its size, so that nothing moves when it loads", () => {
	const pictures = builtPages.flatMap((page) => page.selectAll("img").map((picture) => ({ page, picture })));
	expect(pictures.length).toBeGreaterThan(1_000);
	const wrong = pictures.filter(({ picture }) =>
		["alt", "width", "height"].some((name) => getAttribute(picture, name) === undefined),
	);
	expect(wrong.map(({ page, picture }) => `${page.path}: ${getAttribute(picture, "src")}`)).toEqual([]);
});

test("every link has a target and every button a function", () => {
	expect(builtPages.length).toBeGreaterThan(allAddresses.length);
	for (const page of builtPages) {
		const links = page.selectAll("a");
		expect(links.length, `${page.path}: links`).toBeGreaterThan(0);
		for (const link of links) {
			const leads = `${page.path}: where "${getVisibleText(link) || getAttribute(link, "aria-label")}" leads`;
			expect(getAttribute(link, "href") ?? "", leads).toMatch(/^(?!#?$)(?!javascript:)/);
		}
		const ids = new Set(page.selectAll("[id]").map((element) => getAttribute(element, "id")));
		for (const button of page.selectAll("button:is([commandfor], [popovertarget])")) {
			const target = getAttribute(button, "commandfor") ?? getAttribute(button, "popovertarget");
			expect(ids, `${page.path}: "${getVisibleText(button)}" opens #${target}`).toContain(target);
		}
		// Buttons that submit a form, or are hidden without scripts, such as those of the cookie banner.
		const workingSelector = ":is(form, [data-requires-js], [data-js-only], [data-consent])";
		const idleControls = page.selectAll(
			`button:not([commandfor], [popovertarget], ${workingSelector}, ${workingSelector} *)`,
		);
		expect(idleControls.map(getVisibleText), `${page.path}: buttons that do nothing without scripts`).toEqual([]);
	}
});

test.each([
	["/about-us", "/publish"],
	["/ru/about-us", "/ru/publish"],
])("%s ends with a link to %s", (path, href) => {
	expect(getHrefs(builtPage(path).main, "[href]").at(-1)).toBe(href);
});
