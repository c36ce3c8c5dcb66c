import type { ReactNode } from "react";
import type { CardGame } from "#content/model/catalogIndex.ts";
import { type CardShape, GameCard } from "./GameCard.tsx";
import styles from "./GameMosaic.module.css";

/** One large card, one tall one, one that is tall in rows of five: twenty games fill 5x5, 3x8 and 2x12 cells. */
const shapesOfTwenty: Readonly<Record<number, CardShape>> = { 0: "feature", 1: "tall", 10: "tallWhenWide" };

interface GameMosaicProps {
	games: readonly CardGame[];
	/** Shapes by index; those of twenty games unless given. */
	shapes?: Readonly<Record<number, CardShape>>;
	/** Whether the first game's picture is the page's largest on a phone, to be fetched before all others. */
	leads?: boolean | undefined;
	children?: ReactNode;
}

/** Games on a grid of 2 columns, 3 on a tablet and 5 on a desktop (product 5). */
export function GameMosaic({ games, shapes = shapesOfTwenty, leads = false, children }: GameMosaicProps) {
	return (
		<ul className={styles.mosaic}>
			{games.map((game, index) => (
				<li key={game.slug} className={styles.cell}>
					<GameCard game={game} shape={shapes[index]} leads={leads && index === 0} />
				</li>
			))}
			{children}
		</ul>
	);
}
