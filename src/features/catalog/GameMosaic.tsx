import type { ReactNode } from "react";
import type { CardGame } from "#content/model/catalogIndex.ts";
import { type CardShape, GameCard } from "./GameCard.tsx";
import styles from "./GameMosaic.module.css";

/** Shapes that let twenty games fill 5 × 5, 3 × 8 and 2 × 12 cells. */
const shapesOfTwenty: Readonly<Record<number, CardShape>> = { 0: "feature", 1: "tall", 10: "tallWhenWide" };

interface GameMosaicProps {
	games: readonly CardGame[];
	/** Shapes by index; by default those for twenty games. */
	shapes?: Readonly<Record<number, CardShape>>;
	/** Whether the first game's picture is the page's largest on phones and loads first. */
	leads?: boolean | undefined;
	children?: ReactNode;
}

/** Grid of games with 2 columns, 3 on tablets, 5 on desktops (product 5). */
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
