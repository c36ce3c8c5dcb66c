import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { SearchField } from "#app/features/search/SearchField.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { allEntries, searchFile } from "#content/search/searchFile.server.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/SearchPage.route";
import { Directory } from "./Directory.tsx";
import type { LiveAnswers } from "./LiveAnswers.tsx";
import styles from "./SearchPage.module.css";

/** At build time: what can be found, by kind, and where the search's file lies. */
export function loader({ url }: LoaderFunctionArgs) {
	const language = languageOf(url.pathname);
	return { entries: allEntries(language), index: searchFile(language).address };
}

/** What is searched for is no part of the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "search");

/** The search as a page: a list of what can be found, which the app narrows as one types. */
export default function SearchPage({ loaderData: { entries, index } }: Route.ComponentProps) {
	const { t } = useTranslation();
	const { search } = useLocation();
	const field = useRef<HTMLInputElement>(null);
	const [Answers, setAnswers] = useState<typeof LiveAnswers>();
	const [hasFailed, setFailed] = useState(false);
	const wake = () => {
		import("./LiveAnswers.tsx").then(
			(module) => setAnswers(() => module.LiveAnswers),
			() => setFailed(true),
		);
	};

	// A shared link, or what was typed before the app was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it wakes what stays awake
	useEffect(() => {
		if (/[?&]q=/.test(search) || field.current?.value) wake();
	}, [search]);

	const directory = <Directory entries={entries} />;
	return (
		<>
			<header className={styles.head}>
				<div className="container">
					<h1>{t("searchPage.title")}</h1>
					<p className="lede">{t("searchPage.lede")}</p>
					<SearchField field={field} page="search" label={t("search.label")} hint={t("search.hint")} onNear={wake} />
				</div>
			</header>
			<div className={`container ${styles.body}`}>
				{hasFailed && <p role="status">{t("search.failed")}</p>}
				{Answers ? (
					<Answers field={field} index={index}>
						{directory}
					</Answers>
				) : (
					directory
				)}
			</div>
		</>
	);
}
