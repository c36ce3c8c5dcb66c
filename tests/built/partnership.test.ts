import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { listNames } from "#src/i18n/listNames.ts";
import { getAttribute, getTexts, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage, hasText } from "./pages.ts";

for (const language of ["en", "ru", "id"] as const) {
	const path = localizedPath(language, "/partnership-mba");
	const publish = language === "ru" ? "/ru/publish" : "/publish";
	const t = getTranslator(language);

	describe(path, () => {
		const page = builtPage(path);
		const { main } = page;
		const hrefsOf = (text: string, parent = main) =>
			selectAll(parent, "a")
				.filter(hasText(text))
				.map((link) => getAttribute(link, "href"));

		test("the page has its headline, two links to the marketplace and the reviews with their pictures", () => {
			expect(getTexts(main, "h1")[0]).toBe(asLine(`${t("partnership.hero.line1")} ${t("partnership.hero.line2")}`));
			expect(hrefsOf(t("layout.start"))).toEqual([site.links.marketplace, site.links.marketplace]);
			const region = select(main, `[aria-label="${t("partnership.reviews.title")}"]`);
			expect(selectAll(region, "article"), "reviews in the region of their name").toHaveLength(
				listNames(i18nFor(language), "partnership.reviews").length,
			);
			for (const picture of selectAll(region, "img")) expect(getAttribute(picture, "alt")).toMatch(/\p{L}{3}/u);
		});

		test("the page has numbered cards with tasks, a link to publishing and the terms", () => {
			const steps = selectAll(select(main, "ol"), ":scope > li");
			const names = listNames(i18nFor(language), "partnership.steps");
			expect(steps).toHaveLength(names.length);
			for (const [index, step] of names.entries()) {
				const said = getVisibleText(steps[index]);
				expect(said, `card ${index + 1}`).toContain(String(index + 1));
				expect(said).toContain(asLine(t(`partnership.steps.${step}.title`)));
				expect(said).toContain(asLine(t(`partnership.steps.${step}.text`)));
			}
			const [tasks, paid] = [steps[names.indexOf("tasks")], steps[names.indexOf("paid")]];
			if (!tasks || !paid) throw new Error(`${path} has no card with tasks or terms.`);
			expect(getTexts(tasks, "li")).toEqual(
				listNames(i18nFor(language), "partnership.tasks").map((task) => asLine(t(`partnership.tasks.${task}.title`))),
			);
			expect(hrefsOf(t("partnership.tasks.link"), tasks)[0]).toBe(publish);
			const terms = `${language === "ru" ? "/ru" : ""}/docs/guidelines/partners/terms-and-conditions#`;
			expect(getTexts(paid, `a[href^="${terms}"]`)).toEqual(
				["8.1", "3.5", "8.2", "9.1", "9.2", "10.1", "11.2", "11.3"].map((number) =>
					asLine(t("partnership.terms.clause", { number })),
				),
			);
			expect(getVisibleText(paid)).toContain(asLine(t("partnership.terms.rate.text")));
		});

		test("the page has every question, of which one at a time is open, and the partner terms", () => {
			expect(getTexts(main, "summary")).toEqual(
				listNames(i18nFor(language), "partnership.faq").map((question) =>
					asLine(t(`partnership.faq.${question}.question`)),
				),
			);
			const groups = selectAll(main, "details").map((question) => getAttribute(question, "name"));
			expect(new Set(groups).size, "groups of questions").toBe(1);
			expect(groups[0]).toBeTruthy();
			expect(hrefsOf(t("partnership.faq.terms"))).toHaveLength(1);
		});

		test("the header has the registration link and the footer the start link", () => {
			const header = page.select("header:has(#menu)");
			expect(hrefsOf(t("layout.register"), header)[0]).toBe(site.links.register);
			const barTexts = getTexts(header, "a:not(#menu a)");
			expect(barTexts, "play games gives way to register").not.toContain(t("layout.play"));
			expect(hrefsOf(t("layout.start"), page.select("footer"))[0]).toBe(publish);
		});

		test("no picture is used on the page twice", () => {
			const pictures = selectAll(main, "img").map((image) => getAttribute(image, "src")?.replace(/-\d+\.\w+$/, ""));
			expect(pictures.length).toBeGreaterThan(8);
			expect(new Set(pictures).size).toBe(pictures.length);
		});
	});
}
