import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SearchField } from "#app/features/search/SearchField.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { FoundInDocuments } from "./FoundInDocuments.tsx";
import styles from "./GuidelinesPage.module.css";

/**
 * Finds a word in all documents, clause by clause. What it searches is fetched when it is used; where the app cannot come, the
 * index of the page is all there is.
 *
 * @param index address of the clauses
 */
export function ClauseSearch({ index }: { index: string }) {
	const { t } = useTranslation();
	const { search, hash } = useLocation();
	const field = useRef<HTMLInputElement>(null);
	const [Found, setFound] = useState<typeof FoundInDocuments>();
	const [hasFailed, setFailed] = useState(false);
	const wake = () => {
		import("./FoundInDocuments.tsx").then(
			(module) => setFound(() => module.FoundInDocuments),
			() => setFailed(true),
		);
	};

	// A shared link, what was typed before the app was there, or a document's link to the search.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it wakes what stays awake
	useEffect(() => {
		if (/[?&]q=/.test(search) || field.current?.value) wake();
		if (hash === "#find") field.current?.focus({ preventScroll: true });
	}, [search, hash]);

	return (
		<div id="find" className={styles.search}>
			<SearchField
				field={field}
				page="guidelines"
				label={t("guidelines.search.label")}
				hint={t("guidelines.search.hint")}
				onNear={wake}
			/>
			{Found ? (
				<Found field={field} index={index} />
			) : (
				<p role="status">{hasFailed && t("guidelines.search.failed")}</p>
			)}
		</div>
	);
}
