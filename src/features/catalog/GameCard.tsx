import type { CardGame } from "#content/model/catalogIndex.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./GameCard.module.css";

/** Grid area: one cell, two rows (always or only on wide screens), or 2 × 2 cells at the start or end of a row. */
export type CardShape = "single" | "tall" | "tallWhenWide" | "feature" | "featureEnd";

const singleSizes = "(min-width: 1400px) max(240px, 12.5vw), (min-width: 1200px) 18vw, (min-width: 768px) 30vw, 44vw";
const largeSizes = "(min-width: 1400px) max(500px, 26vw), (min-width: 1200px) 38vw, (min-width: 768px) 62vw, 92vw";
const sizes: Record<CardShape, string> = {
	single: singleSizes,
	tall: singleSizes,
	tallWhenWide: "(min-width: 1400px) max(240px, 12.5vw), 18vw",
	feature: largeSizes,
	featureEnd: largeSizes,
};

interface GameCardProps {
	game: CardGame;
	shape?: CardShape | undefined;
	/** Whether its picture is the page's largest. */
	leads?: boolean;
	/** Replaces the genres below the title. */
	note?: string | undefined;
}

/** Card of a game: picture, title, genres (product 5). `hoverClips.client.ts` finds it by `data-shape`. */
export function GameCard({ game, shape = "single", leads = false, note }: GameCardProps) {
	const { t, to } = useLocale();
	const isTall = shape === "tall" || shape === "tallWhenWide";
	const wideOnlyCrop = { picture: game.pictures.preview, media: "(max-width: 1199px)", sizes: singleSizes };
	return (
		<a href={to("game", { slug: game.slug })} className={styles.card} data-shape={shape}>
			<span className={styles.art}>
				<Picture
					picture={isTall ? game.pictures.tall : game.pictures.preview}
					sizes={sizes[shape]}
					crops={shape === "tallWhenWide" ? [wideOnlyCrop] : undefined}
					alt=""
					priority={leads}
				/>
			</span>
			<span className={styles.text}>
				<span className={styles.title}>{game.title}</span>
				<span className={styles.genre}>{note ?? game.genre.map((genre) => t(`genres.${genre}`)).join(", ")}</span>
			</span>
		</a>
	);
}
