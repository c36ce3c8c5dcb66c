import { serializeOuter } from "parse5";
import { describe, expect, test } from "vitest";
import { honeypotName, ignoredByPasswordManagers } from "#config/honeypot.ts";
import { fieldLimits } from "#config/messageLimits.ts";
import { getPageLayout, type PageKey, pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { type Element, elements, getAttribute, getVisibleText } from "#tests/dom.ts";
import { allAddresses, asLine, getTranslator, layoutExamples } from "#tests/examples.ts";
import { allWithin, type BuiltPage, builtPage, builtPages, findWithin } from "./pages.ts";

/** The first matching element of a page. Throws an error with the page and the selector if there is none. */
function part(page: BuiltPage, name: string, fits: (element: Element) => boolean): Element {
	const found = page.all.find(fits);
	if (!found) throw new Error(`${page.path} has no ${name}.`);
	return found;
}

const byId = (id: string) => (element: Element) => getAttribute(element, "id") === id;

/** Parts of a page that its layout renders. */
const parts: Record<string, (page: BuiltPage) => Element> = {
	header: (page) => page.landmark("header"),
	footer: (page) => page.landmark("footer"),
	"contact dialog": (page) => part(page, "contact dialog", byId("contact")),
	"cookie choices": (page) => part(page, "cookie choices", byId("consent")),
	banner: (page) =>
		part(page, "cookie banner", (element) => getAttribute(element, "aria-labelledby") === "consent-title"),
};

/** The element's HTML without the language list, which differs by page. */
function written(element: Element): string {
	return serializeOuter(element).replace(/<ul id="languages".*?<\/ul>/s, "");
}

for (const { layout, language, path: example } of layoutExamples) {
	describe(`the layout "${layout}" in "${language}"`, () => {
		for (const [name, find] of Object.entries(parts)) {
			test(`every page has the ${name} of ${example}`, () => {
				const wanted = written(find(builtPage(example)));
				const pages = allAddresses.filter(
					(address) => address.language === language && getPageLayout(address.page) === layout,
				);
				expect(pages.length).toBeGreaterThan(0);
				for (const { path } of pages) expect(written(find(builtPage(path))), `${path}: its ${name}`).toBe(wanted);
			});
		}
	});
}

test("the form of the contact dialog is the same on every page of a language", () => {
	for (const language of new Set(layoutExamples.map((example) => example.language))) {
		const forms = layoutExamples
			.filter((example) => example.language === language)
			.map(({ path }) => {
				const dialog = parts["contact dialog"]?.(builtPage(path)) as Element;
				return { path, form: findWithin(dialog, ({ tagName }) => tagName === "form") };
			});
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

function findOpeners(element: Element, dialogId: string): Element[] {
	return [...elements(element)].filter((candidate) => getAttribute(candidate, "commandfor") === dialogId);
}

test("every page has buttons that open the contact dialog", () => {
	for (const { path, page: key } of allAddresses) {
		const page = builtPage(path);
		const own = findOpeners(page.landmark("main"), "contact");
		expect(own.length, `${path}: contact buttons in the page`).toBeGreaterThanOrEqual(inMain[key] ?? 0);
		const footerButtons = findOpeners(page.landmark("footer"), "contact");
		expect(footerButtons.length, `${path}: contact buttons in the footer`).toBe(inFooter[getPageLayout(key)]);
		for (const button of [...own, ...footerButtons]) {
			expect(getAttribute(button, "command"), `${path}: what "${getVisibleText(button)}" does`).toBe("show-modal");
		}
	}
});

for (const { path, language } of layoutExamples) {
	test(`${path} has the texts of the contact dialog, and fields with hints for browsers`, () => {
		const t = getTranslator(language);
		const dialog = parts["contact dialog"]?.(builtPage(path)) as Element;
		const dialogElements = [...elements(dialog)];
		const title = dialogElements.find(byId(getAttribute(dialog, "aria-labelledby") ?? ""));
		expect(getVisibleText(title), "the dialog's name").toBe(t("contact.title"));
		expect(getVisibleText(dialog)).toContain(asLine(t("contact.subtitle")));
		for (const [name, max] of Object.entries(fieldLimits)) {
			const field = dialogElements.find((element) => getAttribute(element, "name") === name);
			expect(getAttribute(field, "maxlength"), `letters that "${name}" takes`).toBe(String(max));
			expect(getAttribute(field, "required"), `"${name}" is required`).toBe("");
			const label = dialogElements.find((element) => getAttribute(element, "for") === getAttribute(field, "id"));
			expect(getVisibleText(label), `label of "${name}"`).toBe(t(`contact.${name as keyof typeof fieldLimits}`));
		}
		const email = dialogElements.find((element) => getAttribute(element, "name") === "email");
		expect(getAttribute(email, "type")).toBe("email");
		const honeypotField = dialogElements.find((element) => getAttribute(element, "name") === honeypotName);
		expect(getAttribute(honeypotField, "aria-hidden"), "the honeypot is not read out").toBe("true");
		expect(getAttribute(honeypotField, "autocomplete"), "the honeypot is not filled in").toBe("off");
		expect(getAttribute(honeypotField, "tabindex"), "Tab passes the honeypot").toBe("-1");
		for (const [name, value] of Object.entries(ignoredByPasswordManagers)) {
			expect(getAttribute(honeypotField, name), "password managers pass the honeypot").toBe(value);
		}
	});

	test(`${path} has a footer with links to the site's pages and channels, payment cards and the legal entity`, () => {
		const t = getTranslator(language);
		const pageFooter = builtPage(path).landmark("footer");
		const nav = findWithin(pageFooter, ({ tagName }) => tagName === "nav");
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
		expect(allWithin(nav, "a").map((link) => getAttribute(link, "href"))).toEqual(
			keys.map((key) => localizedPath(getLanguage(key), pagePath(key))),
		);
		expect(allWithin(nav, "li").map(getVisibleText)).toEqual(
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
		const footerParagraphs = allWithin(pageFooter, "p");
		const cards = footerParagraphs.find((line) => getVisibleText(line) === asLine(t("footer.cards"))) as Element;
		expect(allWithin(cards, "svg"), "the drawing beside card payment").toHaveLength(1);
		const { entity, address, registrationNumber, copyrightYear } = site.legal;
		const line = getVisibleText(footerParagraphs.find((each) => getVisibleText(each).includes("©")));
		for (const part of [String(copyrightYear), entity, address, registrationNumber]) expect(line).toContain(part);
	});

	test(`${path} has the texts of the cookie banner and a link to the cookie policy`, () => {
		const t = getTranslator(language);
		const cookieBanner = parts.banner?.(builtPage(path)) as Element;
		expect(getVisibleText(cookieBanner)).toContain(asLine(t("consent.text")));
		const link = [...elements(cookieBanner)].find(({ tagName }) => tagName === "a");
		expect(getVisibleText(link)).toBe(asLine(t("consent.link")));
		const prefix = language === "ru" ? "/ru" : "";
		expect(getAttribute(link, "href")).toBe(`${prefix}/docs/guidelines/general/cookie-policy`);
	});
}

/** Link targets under an element, keyed by label or text. */
function hrefsByName(element: Element): Record<string, string | undefined> {
	const links = allWithin(element, "a");
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
		expect(hrefsByName(page.landmark("header"))).toMatchObject(play);
		const publish = localizedPath(language, pagePath("publish"));
		expect(hrefsByName(page.landmark("footer"))).toMatchObject({ ...play, [t("layout.publish")]: publish });
		const outlinedLinks = allWithin(page.landmark("footer"), "a").filter(
			(link) => getAttribute(link, "data-variant") === "outline",
		);
		expect(outlinedLinks.map(getVisibleText)).toEqual([t("layout.play")]);
	});
}

test("every page has exactly one first-level heading, main part and footer of the site", () => {
	for (const { path } of allAddresses) {
		const page = builtPage(path);
		const found = page.named("h1", "main", "footer").map(({ tagName }) => tagName);
		expect(found.toSorted(), path).toEqual(["footer", "h1", "main"]);
	}
});

test("every picture has a description, which may be empty, and its size, so that nothing moves when it loads", () => {
	const pictures = builtPages.flatMap((page) => page.named("img").map((picture) => ({ page, picture })));
	expect(pictures.length).toBeGreaterThan(1_000);
	const wrong = pictures.filter(({ picture }) =>
		["alt", "width", "height"].some((name) => getAttribute(picture, name) === undefined),
	);
	expect(wrong.map(({ page, picture }) => `${page.path}: ${getAttribute(picture, "src")}`)).toEqual([]);
});

test("every link has a target and every button a function", () => {
	expect(builtPages.length).toBeGreaterThan(allAddresses.length);
	for (const page of builtPages) {
		expect(page.links.length, `${page.path}: links`).toBeGreaterThan(0);
		for (const { href, text } of page.links) {
			expect(href ?? "", `${page.path}: where "${text}" leads`).toMatch(/^(?!#?$)(?!javascript:)/);
		}
		for (const button of page.named("button")) {
			const target = getAttribute(button, "commandfor") ?? getAttribute(button, "popovertarget");
			const buttonName = `${page.path}: "${getVisibleText(button)}"`;
			if (target) expect(page.ids, `${buttonName} opens #${target}`).toContain(target);
			else expect(isSubmitOrScripted(button), `${buttonName} does something or needs scripts`).toBe(true);
		}
	}
});

/** Whether a button submits a form, or is hidden without scripts, such as those of the cookie banner. */
function isSubmitOrScripted(button: Element): boolean {
	let element: Element | undefined = button;
	while (element) {
		const { tagName, parentNode }: Element = element;
		const names = ["data-requires-js", "data-js-only", "data-consent"];
		if (tagName === "form" || names.some((name) => getAttribute(element, name) !== undefined)) return true;
		element = parentNode && "tagName" in parentNode ? parentNode : undefined;
	}
	return false;
}

test("the page about us ends with a link to publishing", () => {
	for (const [path, href] of [
		["/about-us", "/publish"],
		["/ru/about-us", "/ru/publish"],
	] as const) {
		const inMain = [...elements(builtPage(path).landmark("main"))];
		expect(inMain.flatMap((element) => getAttribute(element, "href") ?? []).at(-1), `${path}: its last link`).toBe(
			href,
		);
	}
});
