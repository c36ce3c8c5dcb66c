// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "#config/languages.ts";
import type { ArticleSummary } from "#content/readers/news.server.ts";
import "#src/i18n/i18n.server.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { ArticleList } from "./ArticleList.tsx";

afterEach(cleanup);

const article = (slug: string): ArticleSummary => ({
	slug,
	title: `Title ${slug}`,
	date: "2025-04-24",
	writtenDate: "24 April 2025",
	preview: `Preview ${slug}`,
	picture: { base: `/pictures/${slug}`, width: 4, height: 3, widths: [4], tone: 0 },
});

function show(articles: readonly ArticleSummary[], language: Language = "en"): HTMLElement {
	return render(
		<PathContext value={language === "en" ? "/news" : `/${language}/news`}>
			<ArticleList articles={articles} />
		</PathContext>,
	).container;
}

describe("the list of articles", () => {
	it.each([
		["en", "No articles found"],
		["ru", "Статей пока нет"],
	] as const)("shows a message in the language of the page if there are no articles: %s", (language, message) => {
		expect(show([], language).textContent?.replaceAll("\u00a0", " ")).toBe(message);
		expect(screen.queryByRole("list")).toBeNull();
	});

	it("shows title, date, preview, picture and link of each article in the given order", () => {
		show([article("b"), article("a")]);
		const shown = screen
			.getAllByRole("article")
			.map((entry) => [
				within(entry).getByRole("heading").textContent,
				entry.querySelector("time")?.dateTime,
				entry.querySelector("time")?.textContent,
				entry.querySelector("p")?.textContent,
				entry.querySelector("img")?.getAttribute("src"),
				within(entry).getByRole("link").getAttribute("href"),
			]);
		expect(shown).toEqual(
			["b", "a"].map((slug) => [
				`Title ${slug}`,
				"2025-04-24",
				"24 April 2025",
				`Preview ${slug}`,
				`/pictures/${slug}.webp`,
				`/news/${slug}`,
			]),
		);
	});

	it("labels each link with the title of its article", () => {
		show([article("a"), article("b")]);
		expect(screen.getByRole("link", { name: /^Read more ?: Title b$/ })).toBeDefined();
	});

	it("uses Russian labels around English articles on Russian pages", () => {
		show([article("a")], "ru");
		const link = screen.getByRole("link", { name: /^Читать статью/ });
		expect(link.getAttribute("href")).toBe("/ru/news/a");
		for (const text of ["Preview a", "24 April 2025"]) expect(screen.getByText(text).lang).toBe("en");
		expect(screen.getByRole("heading", { name: "Title a" }).lang).toBe("en");
	});

	it("renders no empty list below a single article", () => {
		show([article("a")]);
		expect(screen.queryByRole("list")).toBeNull();
	});
});
