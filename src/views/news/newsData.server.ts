import { newsList } from "#content/readers/news.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";

/** What every article is about, and the page's own scene. */
export function getNewsData() {
	return {
		articles: newsList(),
		hero: { wide: sitePicture("site/hero-news"), tall: sitePicture("site/hero-news-tall") },
	};
}
