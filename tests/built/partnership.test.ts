import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { listNames } from "#src/i18n/listNames.ts";
import { getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { allWithin, builtPage, findWithin, hasText } from "./pages.ts";

for (const language of ["en", "ru", "id"] as const) {
	const path = localizedPath(language, "/partnership-mba");
	const publish = language === "ru" ? "/ru/publish" : "/publish";
	const t = getTranslator(language);

	describe(path, () => {
		const page = builtPage(path);
		const main = page.landmark("main");
		const findLinks = (text: string, parent = main) => allWithin(parent, "a").filter(hasText(text));

		test("the page has its headline, two links to the marketplace and the reviews with their pictures", () => {
			expect(getVisibleText(allWithin(main, "h1")[0])).toBe(
				asLine(`${t("partnership.hero.line1")} ${t("partnership.hero.line2")}`),
			);
			const startLinks = findLinks(t("layout.start")).map((link) => getAttribute(link, "href"));
			expect(startLinks).toEqual([site.links.marketplace, site.links.marketplace]);
			const region = findWithin(main, (part) => getAttribute(part, "aria-label") === t("partnership.reviews.title"));
			expect(allWithin(region, "article"), "reviews in the region of their name").toHaveLength(
				listNames(i18nFor(language), "partnership.reviews").length,
			);
			for (const picture of allWithin(region, "img")) expect(getAttribute(picture, "alt")).toMatch(/\p{L}{3}/u);
		});

		test("the page has four numbered cards with tasks, a link to publishing and the terms", () => {
			const list = findWithin(main, ({ tagName }) => tagName === "ol");
			const steps = allWithin(list, "li").filter((item) => item.parentNode === list);
			expect(steps).toHaveLength(4);
			for (const [index, step] of (["register", "tasks", "customers", "paid"] as const).entries()) {
				const said = getVisibleText(steps[index]);
				expect(said, `card ${index + 1}`).toContain(String(index + 1));
				expect(said).toContain(asLine(t(`partnership.steps.${step}.title`)));
				expect(said).toContain(asLine(t(`partnership.steps.${step}.text`)));
			}
			const [, tasks, , paid] = steps;
			if (!tasks || !paid) throw new Error(`${path} has no second and fourth card.`);
			expect(allWithin(tasks, "li").map(getVisibleText)).toEqual(
				(["choose", "vendor", "connect", "list"] as const).map((task) => asLine(t(`partnership.steps.tasks.${task}`))),
			);
			const [link] = findLinks(t("partnership.steps.tasks.link"), tasks);
			expect(getAttribute(link, "href")).toBe(publish);
			const terms = `${language === "ru" ? "/ru" : ""}/docs/guidelines/partners/terms-and-conditions#`;
			const clauses = allWithin(paid, "a").filter((clause) => getAttribute(clause, "href")?.startsWith(terms));
			expect(clauses.map(getVisibleText)).toEqual(
				["8.1", "3.5", "8.2", "9.1", "9.2", "10.1", "11.2", "11.3"].map((number) =>
					asLine(t("partnership.terms.clause", { number })),
				),
			);
			expect(getVisibleText(paid)).toContain(asLine(t("partnership.terms.rate.text")));
		});

		test("the page has every question, of which one at a time is open, and the partner terms", () => {
			expect(allWithin(main, "summary").map(getVisibleText)).toEqual(
				listNames(i18nFor(language), "partnership.faq").map((question) =>
					asLine(t(`partnership.faq.${question}.question`)),
				),
			);
			const groups = allWithin(main, "details").map((question) => getAttribute(question, "name"));
			expect(new Set(groups).size, "groups of questions").toBe(1);
			expect(groups[0]).toBeTruthy();
			expect(findLinks(t("partnership.faq.terms"))).toHaveLength(1);
		});

		test("the header has the registration link and the footer the start link", () => {
			const header = page.landmark("header");
			const [register] = findLinks(t("layout.register"), header);
			expect(getAttribute(register, "href")).toBe(site.links.register);
			const menuList = findWithin(header, (element) => getAttribute(element, "id") === "menu");
			const barLinks = allWithin(header, "a").filter((link) => !allWithin(menuList, "a").includes(link));
			expect(barLinks.map(getVisibleText), "play games gives way to register").not.toContain(t("layout.play"));
			const [start] = findLinks(t("layout.start"), page.landmark("footer"));
			expect(getAttribute(start, "href")).toBe(publish);
		});

		test("no picture is used on the page twice", () => {
			const pictures = allWithin(main, "img").map((image) => getAttribute(image, "src")?.replace(/-\d+\.\w+$/, ""));
			expect(pictures.length).toBeGreaterThan(8);
			expect(new Set(pictures).size).toBe(pictures.length);
		});
	});
}
