import { Link, useViewTransitionState } from "react-router";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { askForClip } from "#app/features/clips/askForClip.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { hasTransitions } from "#app/navigation/quietTransitions.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import styles from "./GameCard.module.css";
import { useWarming } from "./useWarming.ts";

/** How much of the grid a card takes: one cell, two rows on every screen or only on wide ones, or four cells, at its end too. */
export type CardShape = "single" | "tall" | "tallWhenWide" | "feature" | "featureEnd";

const single = "(min-width: 1400px) max(240px, 12.5vw), (min-width: 1200px) 18vw, (min-width: 768px) 30vw, 44vw";
const large = "(min-width: 1400px) max(500px, 26vw), (min-width: 1200px) 38vw, (min-width: 768px) 62vw, 92vw";
const sizes: Record<CardShape, string> = {
	single,
	tall: single,
	tallWhenWide: "(min-width: 1400px) max(240px, 12.5vw), 18vw",
	feature: large,
	featureEnd: large,
};

interface GameCardProps {
	game: GameSummary;
	shape?: CardShape;
	/** Whether the picture grows into the game's page. Not where another game's hero already does: only one can. */
	grows?: boolean;
	/** Whether its picture is the page's largest. */
	leads?: boolean;
	/** What stands below the title instead of the genres. */
	note?: string | undefined;
}

/** A game in a list: the picture first, title and genre below (product 5). */
export function GameCard({ game, shape = "single", grows = true, leads = false, note }: GameCardProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const href = to("game", { slug: game.slug });
	const leaving = useViewTransitionState(href) && grows;
	const tall = shape === "tall" || shape === "tallWhenWide";
	return (
		<Link
			to={href}
			className={styles.card}
			data-shape={shape}
			data-leaving={leaving || undefined}
			prefetch="intent"
			viewTransition={hasTransitions()}
			onPointerOver={askForClip}
			onFocus={askForClip}
			{...useWarming(game.background && { wide: game.background, tall: game.tall })}
		>
			<span className={styles.art}>
				<Picture
					picture={tall ? game.tall : game.preview}
					sizes={sizes[shape]}
					crops={
						shape === "tallWhenWide"
							? [{ picture: game.preview, media: "(max-width: 1199px)", sizes: single }]
							: undefined
					}
					alt=""
					priority={leads}
				/>
			</span>
			<span className={styles.text}>
				<span className={styles.title}>{game.title}</span>
				<span className={styles.genre}>{note ?? game.genres.map((genre) => t(`genres.${genre}`)).join(", ")}</span>
			</span>
		</Link>
	);
}
