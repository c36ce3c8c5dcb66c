import type { GameSummary } from "~/content/games.server.ts";
import { type CardShape, GameCard } from "./GameCard.tsx";
import styles from "./GameMosaic.module.css";

/** One large card, one tall one, one that is tall where five stand in a row: twenty games fill 5x5, 3x8 and 2x12. */
const shapes: Readonly<Record<number, CardShape>> = { 0: "feature", 1: "tall", 10: "tallWhenWide" };

/** Up to twenty games on a grid of 2 columns, 3 on a tablet and 5 on a desktop (spec 2.5). */
export function GameMosaic({ games }: { games: readonly GameSummary[] }) {
	return (
		<ul className={styles.mosaic}>
			{games.slice(0, 20).map((game, index) => (
				<li key={game.slug} className={styles.cell}>
					<GameCard game={game} shape={shapes[index]} />
				</li>
			))}
		</ul>
	);
}
