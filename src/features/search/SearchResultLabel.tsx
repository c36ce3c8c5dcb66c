import { defaultLanguage } from "#config/languages.ts";
import type { EntryKind } from "#content/search/searchFile.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { SearchHit } from "./createSearch.ts";
import styles from "./SearchResultLabel.module.css";

/** Icons in a 24 × 24 view box for results without a picture. */
const kindIcons: Readonly<Record<Exclude<EntryKind, "game">, string>> = {
	genre: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
	studio: "M4 20V9l5-3v3l5-3v3l6-3v14zM8 20v-4h3v4",
	article: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
	document: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2.3 2.3L15.5 10",
};

/** Picture or icon of a result, its name and kind. */
export function SearchResultLabel({ hit }: { hit: SearchHit }) {
	const { t } = useTranslation();
	const { kind, title, game, count } = hit;
	const note = count === undefined ? [hit.note, game?.studio] : [t("search.games", { count })];
	// The name of the kind may say that articles are in English.
	const isTranslated = kind === "article" && hit.lang !== defaultLanguage;
	const kindLabel = isTranslated ? t("nav.news") : kind !== "game" && t(`search.kind.${kind}`);
	const notes = [kindLabel, ...note].filter(Boolean);
	return (
		<>
			{kind === "game" && game ? (
				<Picture picture={game.pictures.icon} sizes="48px" alt="" className={styles.picture} />
			) : (
				<svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true" className={styles.mark}>
					<path d={kindIcons[kind as keyof typeof kindIcons]} />
				</svg>
			)}
			<span className={styles.copy}>
				<span className={styles.title}>{title}</span>
				<span className={styles.note}>{notes.join(" · ")}</span>
			</span>
		</>
	);
}
