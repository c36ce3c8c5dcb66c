// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Language } from "#config/languages.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import "#src/i18n/i18n.server.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { ArticleList } from "./ArticleList.tsx";

const article = (slug: string): NewsArticle => ({
	slug,
	title: `Title ${slug}`,
	id: slug,
	date: "2025-04-24",
	description: "",
	showButton: false,
	language: "en",
	body: [`Preview ${slug}.`],
	translations: [],
	picture: { base: `/pictures/${slug}`, width: 4, height: 3, widths: [4], placeholderColor: 0 },
});

function show(articles: readonly NewsArticle[], language: Language = "en"): HTMLElement {
	return render(
		<PathContext value={language === "en" ? "/news" : `/${language}/news`}>
			<ArticleList articles={articles} />
		</PathContext>,
	).container;
}

it.each([
	["en", "No articles found"],
	["ru", "Статей пока нет"],
] as const)("shows a message in the language of the page if there are no articles: %s", (language, message) => {
	expect(show([], language).textContent?.replaceAll("\u00a0", " ")).toBe(message);
	expect(screen.queryByRole("list")).toBeNull();
});

it("shows title, date, preview, picture and a link with the title of each article in the given order", () => {
	show([article("b"), article("a")]);
	const shown = screen.getAllByRole("article").map((entry) => {
		const link = within(entry).getByRole("link");
		const texts = ["h2", "time", "p"].map((name) => entry.querySelector(name)?.textContent);
		return [...texts, entry.querySelector("time")?.dateTime, entry.querySelector("img")?.getAttribute("src"), link];
	});
	const link = (slug: string) => screen.getByRole("link", { name: new RegExp(`^Read more ?: Title ${slug}$`) });
	expect(shown).toEqual(
		["b", "a"].map((slug) => {
			const texts = [`Title ${slug}`, "24 April 2025", `Preview ${slug}.`];
			return [...texts, "2025-04-24", `/pictures/${slug}.webp`, link(slug)];
		}),
	);
	expect(link("b").getAttribute("href")).toBe("/news/b");
});

it("uses Russian labels for English articles on Russian pages, and omits an empty list below a single article", () => {
	show([article("a")], "ru");
	expect(screen.getByRole("link", { name: /^Читать статью/ }).getAttribute("href")).toBe("/ru/news/a");
	for (const text of ["Preview a.", "24 April 2025"]) expect(screen.getByText(text).lang).toBe("en");
	expect(screen.getByRole("heading", { name: "Title a" }).lang).toBe("en");
	expect(screen.queryByRole("list")).toBeNull();
});
