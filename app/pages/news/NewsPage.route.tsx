import { pageMeta } from "#app/seo/pageMeta.ts";
import { newsList } from "#content/readers/news.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import type { Route } from "./+types/NewsPage.route";
import { ArticleList } from "./ArticleList.tsx";
import { NewsHero } from "./NewsHero.tsx";

/** At build time: what every article is about, and the page's own scene. */
export function loader() {
	return {
		articles: newsList(),
		hero: { wide: sitePicture("site/hero-news"), tall: sitePicture("site/hero-news-tall") },
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "news");

/** The list of news (product 6). Articles are in English in every language; what is around them is not. */
export default function NewsPage({ loaderData: { articles, hero } }: Route.ComponentProps) {
	return (
		<>
			<NewsHero {...hero} />
			<ArticleList articles={articles} />
		</>
	);
}
