import type { CardShape } from "./GameCard.tsx";

export type MosaicLayout = ReturnType<typeof computeGrid>;

/** Large cards by index; used if enough single cards follow to fill the gaps. */
const largeShapes: Readonly<Record<number, CardShape>> = { 8: "tall", 12: "featureEnd", 19: "tall" };
const minFollowingCards = 4;

/** Computes the layout for any number of games: the first is large, the second tall, and some later ones are large. */
export function computeGrid(count: number) {
	const shapes = Array.from({ length: count }, (_, place): CardShape => {
		if (place === 0) return "feature";
		if (place === 1 || (place === 2 && count === 3)) return "tall";
		return (place + minFollowingCards < count && largeShapes[place]) || "single";
	});
	/** Size of the last tile, which fills the free cells, as `columns x rows`. */
	const mosaicTile = { phone: getTile(shapes, 2), tablet: getTile(shapes, 3), desktop: getTile(shapes, 5) };
	return { shapes, tile: mosaicTile };
}

const sizes: Readonly<Record<CardShape, readonly [columns: number, rows: number]>> = {
	single: [1, 1],
	tall: [1, 2],
	tallWhenWide: [1, 1],
	feature: [2, 2],
	featureEnd: [2, 2],
};

/** Size of the free cells at the end of the grid, or a whole row if there are none. */
function getTile(shapes: readonly CardShape[], columns: number): string {
	const freeRows = packGrid(shapes, columns)
		.map((row) => row.filter((isTaken) => !isTaken).length)
		.filter((cells) => cells > 0);
	return freeRows.length > 0 ? `${freeRows[freeRows.length - 1]}x${freeRows.length}` : `${columns}x1`;
}

/** Which cells are taken, row by row, when cards are placed like `grid-auto-flow: dense`. */
export function packGrid(shapes: readonly CardShape[], columns: number): boolean[][] {
	const taken: boolean[] = [];
	for (const shape of shapes) {
		const [width, height] = sizes[shape];
		const cellsAt = (place: number) =>
			Array.from(
				{ length: width * height },
				(_, takenCell) => place + Math.floor(takenCell / width) * columns + (takenCell % width),
			);
		const fits = (place: number) => {
			const rest = columns - (place % columns) - width;
			return (
				(shape === "featureEnd" ? rest === 0 : rest >= 0) && cellsAt(place).every((takenCell) => !taken[takenCell])
			);
		};
		let place = [...taken, false].findIndex((isTaken) => !isTaken);
		while (!fits(place)) place += 1;
		for (const takenCell of cellsAt(place)) taken[takenCell] = true;
	}
	return Array.from({ length: Math.ceil(taken.length / columns) }, (_, row) =>
		Array.from({ length: columns }, (_, column) => taken[row * columns + column] === true),
	);
}
