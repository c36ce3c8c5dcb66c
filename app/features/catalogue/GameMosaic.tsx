import { type ReactNode, useState } from "react";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { useCame } from "#app/navigation/useCame.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import { type CardShape, GameCard } from "./GameCard.tsx";
import styles from "./GameMosaic.module.css";

/** One large card, one tall one, one that is tall where five stand in a row: twenty games fill 5x5, 3x8 and 2x12. */
const twenty: Readonly<Record<number, CardShape>> = { 0: "feature", 1: "tall", 10: "tallWhenWide" };

/** As many as a first screen has at most, below a heading; on a phone the large card and the two under it. */
const most = 10;
const firstCards = () => (typeof matchMedia === "function" && matchMedia("(max-width: 767px)").matches ? 3 : most);

interface GameMosaicProps {
	games: readonly GameSummary[];
	/** Shapes of the cards by their place; those of twenty games unless given. */
	shapes?: Readonly<Record<number, CardShape>>;
	/** Whether the first game's picture is the page's largest on a phone, to be fetched before all others. */
	leads?: boolean | undefined;
	/** Further items after the games. */
	children?: ReactNode;
}

/** Games on a grid of 2 columns, 3 on a tablet and 5 on a desktop (product 5). */
export function GameMosaic({ games, shapes = twenty, leads = false, children }: GameMosaicProps) {
	// As when it came: a card that changed sides would be made anew.
	const [fitting] = useState(firstCards);
	// A page that is built does not know how wide the window is.
	const first = useCame() ? most : fitting;
	const cells = games.map((game, place) => (
		<li key={game.slug} className={styles.cell}>
			<GameCard game={game} shape={shapes[place]} leads={leads && place === 0} />
		</li>
	));
	const rest = (
		<>
			{cells.slice(first)}
			{children}
		</>
	);
	return (
		<ul className={styles.mosaic}>
			{cells.slice(0, first)}
			{leads ? <AfterFirstScreen of="list">{rest}</AfterFirstScreen> : rest}
		</ul>
	);
}
