import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { NewsHero } from "./NewsHero.tsx";
import type { getNewsData } from "./newsData.server.ts";

type NewsData = ReturnType<typeof getNewsData>;

/** The list of news (product 6). Articles are in English in every language; the page around them is translated. */
export function NewsPage({ page, data }: { page: PageInfo; data: NewsData }) {
	return (
		<SiteLayout page={page}>
			<Content {...data} />
		</SiteLayout>
	);
}

function Content({ articles, hero }: NewsData) {
	return (
		<>
			<NewsHero {...hero} />
			<ArticleList articles={articles} />
		</>
	);
}
