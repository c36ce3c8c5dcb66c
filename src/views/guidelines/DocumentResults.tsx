import { getDocumentParams } from "#config/documents.ts";
import type { FoundClause, FoundDocument } from "#src/features/clauses/createClauseSearch.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./GuidelinesPage.module.css";

/** Number of visible clauses per document; the others are in `<details>`. */
const SHOWN_CLAUSES = 3;

/** Matching clauses of a document, best first, with the matches marked. */
export function DocumentResults({ found: { document, clauses } }: { found: FoundDocument }) {
	const { t, to } = useLocale();
	const id = `found-${document.key}`;
	const path = to("document", getDocumentParams(document.key));
	const toRow = (clause: FoundClause) => (
		<li key={clause.anchor}>
			<ClauseLink clause={clause} path={path} lang={document.language} />
		</li>
	);
	return (
		<section aria-labelledby={id} className={styles.found}>
			<h2 id={id}>{document.title}</h2>
			<ul>{clauses.slice(0, SHOWN_CLAUSES).map(toRow)}</ul>
			{clauses.length > SHOWN_CLAUSES && (
				<details>
					<summary>{t("guidelines.search.more", { count: clauses.length - SHOWN_CLAUSES })}</summary>
					<ul>{clauses.slice(SHOWN_CLAUSES).map(toRow)}</ul>
				</details>
			)}
		</section>
	);
}

/** Link to a clause: its number, section and matching sentence. */
function ClauseLink({ clause, path, lang }: { clause: FoundClause; path: string; lang: string }) {
	const { anchor, section, excerpt, language } = clause;
	return (
		<a href={anchor ? `${path}#${anchor}` : path}>
			<span className={styles.number}>{/^\d/.test(anchor) && anchor}</span>
			<span>
				{section && (
					<span lang={lang} className={styles.section}>
						{section}
					</span>
				)}
				{/* The key replaces the whole sentence: React cannot remove text nodes that a translator has moved. */}
				<span key={excerpt.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join("")} lang={language}>
					{excerpt.map(({ text, isMarked }, index) =>
						// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
						isMarked ? <mark key={index}>{text}</mark> : text,
					)}
				</span>
			</span>
		</a>
	);
}
