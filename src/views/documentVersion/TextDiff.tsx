import type { Language } from "#config/languages.ts";
import type { DiffSegment, TextChange } from "#content/model/document.ts";
import { insertWordBreaks } from "#src/features/richText/insertWordBreaks.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./TextDiff.module.css";

/** Changes by clause: inserted and deleted words, and unchanged clauses. */
export function TextDiff({ changes, lang }: { changes: readonly TextChange[]; lang: Language }) {
	const { t } = useTranslation();
	return (
		<ol className={styles.changes}>
			{changes.map((change) => {
				if (change.kind === "kept") {
					const { first, last } = change;
					const isOne = first === last;
					return (
						<li key={`kept-${first}`} className={styles.kept}>
							{isOne
								? t("guidelines.versions.changes.keptOne", { first: getClauseName(first) })
								: t("guidelines.versions.changes.kept", { first: getClauseName(first), last: getClauseName(last) })}
						</li>
					);
				}
				const { kind, name } = change;
				return (
					<li key={`${kind}-${name}`}>
						<p className={styles.head}>
							<span lang={lang}>{getClauseName(name)}</span> {t(`guidelines.versions.changes.${kind}`)}
							{kind === "changed" &&
								change.before &&
								` ${t("guidelines.versions.changes.before", { name: change.before })}`}
						</p>
						<p lang={lang} className={styles.copy}>
							{kind === "changed" ? (
								change.words.map((words, place) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: the words are fixed
									<ChangedText key={place} {...words} />
								))
							) : (
								<ChangedText text={change.text} change={kind === "added" ? "in" : "out"} />
							)}
						</p>
					</li>
				);
			})}
		</ol>
	);

	/** The text before the first clause has no number. */
	function getClauseName(name: string): string {
		return name || t("guidelines.versions.changes.opening");
	}
}

/** Hidden texts mark the change, because few screen readers announce `<ins>` and `<del>`. */
function ChangedText({ text, change }: DiffSegment) {
	const { t } = useTranslation();
	const words = insertWordBreaks(text, 0);
	if (!change) return words;
	const Element = change === "in" ? "ins" : "del";
	return (
		<Element>
			<span className="visually-hidden">{t(`guidelines.versions.changes.begin.${change}`)} </span>
			{words}
			<span className="visually-hidden"> {t("guidelines.versions.changes.end")} </span>
		</Element>
	);
}
