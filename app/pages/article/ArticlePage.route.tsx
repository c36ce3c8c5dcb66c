import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { i18nFor } from "#app/i18n/i18n.ts";
import { loadOrAskServer } from "#app/navigation/loadOrAskServer.ts";
import { ErrorScreen } from "#app/pages/error/ErrorScreen.tsx";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { articlesAfter, findArticle } from "#content/readers/news.server.ts";
import { languageOf } from "#site/paths.ts";
import { goneCode } from "#site/resolve.ts";
import type { Route } from "./+types/ArticlePage.route";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { PublishCall } from "./PublishCall.tsx";
import { ReadNext } from "./ReadNext.tsx";

/** At build time: the article, and what to read next; null for an unknown slug, the code for one that there was. */
export function loader({ params }: LoaderFunctionArgs) {
	const slug = params.slug ?? "";
	if (slug === goneCode) return goneCode;
	const article = findArticle(slug);
	return article ? { article, next: articlesAfter(slug, 3) } : null;
}

/** On client navigation: the page's data file, which an unknown article does not have. */
export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
	loadOrAskServer(() => serverLoader<typeof loader>(), url);

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	if (!loaderData) return unlistedMeta(t("news.unknown"), location.pathname);
	if (loaderData === goneCode) return unlistedMeta(t("errors.410.title"), location.pathname);
	const { title, description } = loaderData.article;
	return pageMeta(location.pathname, "article", { title, summary: description });
};

/** An article (product 6), in English in every language. Renders nothing for an unknown slug. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	if (!loaderData) return null;
	if (loaderData === goneCode) return <ErrorScreen code={goneCode} />;
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
