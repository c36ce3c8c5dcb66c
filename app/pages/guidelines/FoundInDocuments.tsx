import type { TFunction } from "i18next";
import { type RefObject, useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { loadClauses } from "#app/features/clauses/loadClauses.ts";
import type { FoundClause, FoundClauses, FoundDocument } from "#app/features/clauses/openClauses.ts";
import { useLoaded } from "#app/features/search/useLoaded.ts";
import { useTypedQuery } from "#app/features/search/useTypedQuery.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { paramsOf } from "#site/documents.ts";
import styles from "./GuidelinesPage.module.css";

/** How many clauses of a document are shown at once; the others are folded up. */
const shown = 3;

interface FoundInDocumentsProps {
	field: RefObject<HTMLInputElement | null>;
	/** Address of the clauses. */
	index: string;
}

/** What is found for the text in the field: documents, and in each the clauses with the words marked. */
export function FoundInDocuments({ field, index }: FoundInDocumentsProps) {
	const { t } = useTranslation();
	const query = useDeferredValue(useTypedQuery(field).trim());
	const { loaded: clauses, hasFailed, retry } = useLoaded(index, loadClauses);
	const found = useMemo(() => (clauses && query ? clauses.find(query) : undefined), [clauses, query]);
	return (
		<>
			<p role="status" className={styles.status}>
				{query && statusOf(t, query, found, hasFailed)}
			</p>
			{query && hasFailed && (
				<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
					{t("search.retry")}
				</button>
			)}
			{found?.documents.map((document) => (
				<InDocument key={document.document.key} found={document} />
			))}
		</>
	);
}

function statusOf(t: TFunction, query: string, found: FoundClauses | undefined, hasFailed: boolean): string {
	if (!found) return hasFailed ? t("guidelines.search.failed") : t("search.loading");
	const { count, isNear } = found;
	if (count === 0) return t("guidelines.search.none", { query });
	return isNear ? t("guidelines.search.inexact", { count, query }) : t("guidelines.search.found", { count });
}

function InDocument({ found: { document, clauses } }: { found: FoundDocument }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const id = `found-${document.key}`;
	const address = to("document", paramsOf(document.key));
	const row = (clause: FoundClause) => (
		<li key={clause.anchor}>
			<Hit clause={clause} address={address} lang={document.language} />
		</li>
	);
	return (
		<section aria-labelledby={id} className={styles.found}>
			<h2 id={id}>{document.title}</h2>
			<ul>{clauses.slice(0, shown).map(row)}</ul>
			{clauses.length > shown && (
				<details>
					<summary>{t("guidelines.search.more", { count: clauses.length - shown })}</summary>
					<ul>{clauses.slice(shown).map(row)}</ul>
				</details>
			)}
		</section>
	);
}

/** A clause: its number, its section, and the sentence. */
function Hit({ clause, address, lang }: { clause: FoundClause; address: string; lang: string }) {
	const { anchor, section, excerpt, language } = clause;
	return (
		<Link to={anchor ? `${address}#${anchor}` : address}>
			<span className={styles.number}>{/^\d/.test(anchor) && anchor}</span>
			<span>
				{section && (
					<span lang={lang} className={styles.section}>
						{section}
					</span>
				)}
				<span lang={language}>
					{excerpt.map(({ text, isMarked }, place) =>
						// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
						isMarked ? <mark key={place}>{text}</mark> : text,
					)}
				</span>
			</span>
		</Link>
	);
}
