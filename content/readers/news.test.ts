import { expect, it, vi } from "vitest";
import { articleSlugs, articlesAfter, findArticle, listArticles } from "./news.server.ts";

const readerMock = vi.hoisted(() => ({ asked: [] as [string, unknown, Record<string, Set<string>>][] }));
vi.mock("./readNews.server.ts", () => ({
	readNews: (...given: (typeof readerMock.asked)[number]) => {
		readerMock.asked.push(given);
		return ["d", "c", "b", "a"].map((slug) => ({
			slug,
			title: `Title ${slug}`,
			translations: slug === "b" ? [{ language: "ru", title: "Статья" }] : [],
		}));
	},
}));
vi.mock("./pictures.server.ts", () => ({ readPictures: () => "pictures" }));
vi.mock("./games.server.ts", () => ({
	gameSlugs: () => ["boat-attack"],
	allGameSlugs: () => ["boat-attack", "to-come"],
}));

it("lists all articles, newest first, and reads the files once", () => {
	expect(articleSlugs()).toEqual(["d", "c", "b", "a"]);
	expect(listArticles()[0]).toEqual({ slug: "d", title: "Title d", translations: [] });
	expect(readerMock.asked).toHaveLength(1);
});

it("accepts links from articles to existing games and documents", () => {
	articleSlugs();
	const [folder, pictures, { game, document } = {}] = readerMock.asked[0] ?? [];
	expect([folder, pictures]).toEqual(["content/news", "pictures"]);
	expect(game).toEqual(new Set(["/games/boat-attack"]));
	expect(document?.size).toBe(10);
	expect(document).toContain("/docs/guidelines/customers/pricing");
});

it("gives articles the texts of their translation, or else their English texts", () => {
	expect(listArticles("ru").map(({ title }) => title)).toEqual(["Title d", "Title c", "Статья", "Title a"]);
	expect(findArticle("b", "ru")).toMatchObject({ slug: "b", title: "Статья", language: "ru" });
	expect(articlesAfter("c", 1, "ru")).toMatchObject([{ title: "Статья" }]);
});

it("finds an article by its slug", () => {
	expect(findArticle("b")).toMatchObject({ title: "Title b" });
	expect(findArticle("x")).toBeUndefined();
});

it.each([
	["d", 3, ["c", "b", "a"]],
	["b", 3, ["a", "d", "c"]],
	["a", 2, ["d", "c"]],
	["a", 9, ["d", "c", "b"]],
	["b", 0, []],
	["x", 2, ["d", "c"]],
])("suggests after %s the earlier article and then the newest ones: %d of them", (slug, limit, slugs) => {
	expect(articlesAfter(slug, limit).map((article) => article.slug)).toEqual(slugs);
});
