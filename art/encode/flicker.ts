/** Measures flicker in the static parts of a clip. */
import type { Pixels } from "#art/develop/reframe.ts";

const TILE_SIZE = 16;

/** Mean difference (0..255) of each tile between two pictures of the same size. */
function getTileDifferences(a: Pixels, b: Pixels): number[] {
	const [columns, rows] = [Math.floor(a.width / TILE_SIZE), Math.floor(a.height / TILE_SIZE)];
	const sums = new Array<number>(columns * rows).fill(0);
	for (let y = 0; y < rows * TILE_SIZE; y++)
		for (let x = 0; x < columns * TILE_SIZE; x++) {
			const tile = Math.floor(y / TILE_SIZE) * columns + Math.floor(x / TILE_SIZE);
			const i = (y * a.width + x) * 3;
			for (let k = i; k < i + 3; k++) sums[tile] = (sums[tile] ?? 0) + Math.abs((a.data[k] ?? 0) - (b.data[k] ?? 0));
		}
	return sums.map((sum) => sum / (TILE_SIZE * TILE_SIZE * 3));
}

/**
 * Returns the mean difference (0..255) between consecutive frames of the loop, in the quarter of the tiles that changes least
 * over the whole clip.
 */
export function measureFlicker(frames: readonly Pixels[]): number {
	const pairs = frames.map((frame, i) => getTileDifferences(frame, frames[(i + 1) % frames.length] as Pixels));
	const tiles = (pairs[0] ?? []).map((_, tile) => pairs.reduce((sum, pair) => sum + (pair[tile] ?? 0), 0));
	const calmestTiles = tiles.sort((a, b) => a - b).slice(0, Math.ceil(tiles.length / 4));
	return calmestTiles.reduce((sum, value) => sum + value, 0) / calmestTiles.length / pairs.length;
}
