import { newsList } from "#content/readers/news.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { NewsHero } from "./NewsHero.tsx";

/** The list of news (product 6). Articles are in English in every language; the page around them is translated. */
export function NewsPage({ page }: { page: PageInfo }) {
	return (
		<SiteLayout page={page}>
			<NewsHero />
			<ArticleList articles={newsList()} />
		</SiteLayout>
	);
}
