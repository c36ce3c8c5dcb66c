import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { Logo } from "#app/components/Logo/Logo.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { clauseFile } from "#content/search/clauseFile.server.ts";
import { chapters } from "#site/documents.ts";
import { languageOf } from "#site/paths.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/GuidelinesPage.route";
import { ChapterCard } from "./ChapterCard.tsx";
import { ClauseSearch } from "./ClauseSearch.tsx";
import styles from "./GuidelinesPage.module.css";

/** At build time: where the clauses lie that are searched. */
export function loader({ url }: LoaderFunctionArgs) {
	return { clauses: clauseFile(languageOf(url.pathname)).address };
}

/** What is searched for is no part of the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "guidelines");

/**
 * The index of the guidelines (product 7): a large logo at the left; at the right a title, a search in all documents and a card
 * per chapter.
 */
export default function GuidelinesPage({ loaderData: { clauses } }: Route.ComponentProps) {
	const { t } = useTranslation();
	return (
		<div className={styles.page}>
			<div className={styles.brand} aria-hidden="true">
				<div className={styles.logo}>
					<Logo name={site.name} />
				</div>
			</div>
			<div className={styles.index}>
				<h1>{t("guidelines.title")}</h1>
				<p className="lede">{t("guidelines.lede", { product: site.name })}</p>
				<ClauseSearch index={clauses} />
				<div className={styles.cards}>
					{chapters.map((chapter) => (
						<ChapterCard key={chapter} chapter={chapter} />
					))}
				</div>
			</div>
		</div>
	);
}
