import { type ReactNode, type RefObject, useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { groupHits } from "#app/features/search/groupHits.ts";
import { HitLabel } from "#app/features/search/HitLabel.tsx";
import { pageOfHit } from "#app/features/search/pageOfHit.ts";
import { statusOf } from "#app/features/search/statusOf.ts";
import { useSearch } from "#app/features/search/useSearch.ts";
import { useTypedQuery } from "#app/features/search/useTypedQuery.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import styles from "./SearchPage.module.css";

/** How many results the page shows: of a large catalogue one letter finds half. */
const shown = 60;

interface LiveAnswersProps {
	field: RefObject<HTMLInputElement | null>;
	/** Address of the search's file. */
	index: string;
	/** What shows while nothing is looked for, or nothing was found. */
	children: ReactNode;
}

/** What is found for the text in the page's field, in sections by kind. */
export function LiveAnswers({ field, index, children }: LiveAnswersProps) {
	const { t } = useTranslation();
	const { to, language } = useLocale();
	const query = useDeferredValue(useTypedQuery(field).trim());
	const { search, hasFailed, retry } = useSearch(index, () => query !== "");
	const found = useMemo(() => (search && query ? search.find(query) : undefined), [search, query]);
	const hits = found?.hits.slice(0, shown) ?? [];
	const groups = found ? groupHits({ hits, isNear: found.isNear }, false) : [];
	return (
		<>
			<p role="status" className={styles.status}>
				{query && statusOf(t, { query, found, count: hits.length, hasFailed })}
			</p>
			{query && hasFailed && (
				<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
					{t("search.retry")}
				</button>
			)}
			{groups.map((group) => (
				<section key={group.name} aria-labelledby={`found-${group.name}`} className={styles.found}>
					<h2 id={`found-${group.name}`}>{t(`search.kinds.${group.name}`)}</h2>
					<ul>
						{group.hits.map((hit) => (
							<li key={`${hit.kind}:${hit.id}`}>
								<Link
									to={to(...pageOfHit(hit.kind, hit.id))}
									lang={hit.kind === "article" && language !== "en" ? "en" : undefined}
								>
									<HitLabel hit={hit} />
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
			{groups.length === 0 && children}
		</>
	);
}
