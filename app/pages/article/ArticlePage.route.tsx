import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { nullWhenUnknown } from "#app/navigation/nullWhenUnknown.ts";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { articlesAfter, findArticle } from "#content/readers/news.server.ts";
import type { Route } from "./+types/ArticlePage.route";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { PublishCall } from "./PublishCall.tsx";
import { ReadNext } from "./ReadNext.tsx";

/** At build time: the article, and what to read next; null for an unknown slug. */
export function loader({ params }: LoaderFunctionArgs) {
	const slug = params.slug ?? "";
	const article = findArticle(slug);
	return article ? { article, next: articlesAfter(slug, 3) } : null;
}

/** On client navigation: the page's data file, which an unknown article does not have. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
	nullWhenUnknown(() => serverLoader<typeof loader>());

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	if (!loaderData) return unlistedMeta();
	const { title, description } = loaderData.article;
	return pageMeta(location.pathname, "article", { title, summary: description });
};

/** An article (product 6), in English in every language. Renders nothing for an unknown slug. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	if (!loaderData) return null;
	const { article, next } = loaderData;
	return (
		<>
			<article>
				<ArticleHeader article={article} />
				<ArticleBody nodes={article.body} />
			</article>
			{article.showButton && <PublishCall />}
			<ReadNext articles={next} />
		</>
	);
}
