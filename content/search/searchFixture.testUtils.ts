/**
 * A catalog for search tests, so that edits of the content do not change their results. Replaces three readers:
 * `vi.mock("#content/readers/readGames.server.ts", () => import("./searchFixture.testUtils.ts"))`.
 */
import { parse } from "yaml";
import { fillBrandSlug } from "#config/brandSlug.ts";
import type { Picture } from "#content/model/picture.ts";
import type { CatalogGame } from "#content/readers/readGames.server.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { readText } from "#content/readers/readText.server.ts";

interface FixtureTexts {
	readonly headline: string;
	readonly summary: string;
	readonly keywords: string;
}

type ArticleTexts = Readonly<Record<"title" | "description" | "keywords", string>>;

interface SearchFixture {
	readonly games: { slug: string; title: string; studio: string; genre: string; en: FixtureTexts; ru: FixtureTexts }[];
	readonly articles: (ArticleTexts & { slug: string; ru?: ArticleTexts })[];
	readonly words: Record<"genres" | "documents", Record<string, string>>;
}

const searchFixture: SearchFixture = parse(readText("content/search/searchFixture.testUtils.yaml"));
const picture: Picture = { base: "/pictures/a.1", width: 4, height: 3, widths: [4], placeholderColor: 0 };
const list = (words: string) => words.split(", ");
const listEach = (words: Record<string, string>) =>
	Object.fromEntries(Object.entries(words).map(([name, text]) => [name, list(text)]));

export function readGames(): CatalogGame[] {
	const text = (texts: FixtureTexts) => ({ ...texts, keywords: list(texts.keywords) });
	const pictures = { icon: picture, preview: picture, tall: picture, background: picture };
	return searchFixture.games.map(({ en, ru, genre, ...game }) => ({
		...game,
		genre: list(genre),
		en: text(en),
		ru: text(ru),
		pictures,
	})) as unknown as CatalogGame[];
}

export function readNews(): NewsArticle[] {
	return searchFixture.articles.map(({ slug, keywords, ru, ...article }) => ({
		...article,
		slug: fillBrandSlug(slug),
		keywords: list(keywords),
		language: "en",
		translations: ru ? [{ ...ru, keywords: list(ru.keywords), language: "ru" }] : [],
	})) as unknown as NewsArticle[];
}

export function readSearchKeywords() {
	return { genres: listEach(searchFixture.words.genres), documents: listEach(searchFixture.words.documents) };
}
