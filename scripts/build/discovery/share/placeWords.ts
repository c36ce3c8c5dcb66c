/** In pixels; what Open Graph's readers crop least. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Height of a scene drawn 1200 pixels wide. */
export const sceneHeight = 675;

/** How much sky is added above a scene that has words in it. */
const moreSky = 90;

/** A share picture's art, and where its words go. */
export interface Placement {
	/** RGB bytes of the size of a share picture. */
	readonly art: Uint8Array;
	readonly end: "top" | "bottom";
	/** Whether what lies behind the words is light. At the foot the art is darkened, whatever it is. */
	readonly isLight: boolean;
}

/**
 * Finds the end of a scene that has less to see: the foot, as most scenes are composed for, or a sky that is much calmer.
 * Such a sky goes on above the scene, as it does on the page, so that the words have room.
 *
 * @param scene RGB bytes, 1200 pixels wide and `sceneHeight` high
 */
export function placeWords(scene: Uint8Array): Placement {
	const { height } = shareSize;
	const isSky = unrest(scene, 0, sceneHeight * 0.4) < unrest(scene, sceneHeight * 0.5, sceneHeight - 40) * 0.5;
	if (!isSky || !isEven(scene)) {
		const above = Math.round((sceneHeight - height) / 2);
		return { art: scene.subarray(row(above), row(above + height)), end: "bottom", isLight: false };
	}
	const art = new Uint8Array(row(height));
	const sky = skyOf(scene);
	for (let y = 0; y < moreSky; y += 1) art.set(sky, row(y));
	art.set(scene.subarray(0, row(height - moreSky)), row(moreSky));
	return { art, end: "top", isLight: lightness(art) > 128 };
}

/** A row of sky as the scene ends in, without the tip of anything that reaches up to it. */
function skyOf(scene: Uint8Array): Uint8Array {
	const reach = 60;
	const sky = new Uint8Array(row(1));
	for (let x = 0; x < shareSize.width; x += 1) {
		const around = Array.from({ length: 7 }, (_, index) => {
			const place = Math.min(shareSize.width - 1, Math.max(0, x + Math.round((index - 3) * (reach / 3))));
			return scene.subarray(place * 3, place * 3 + 3);
		});
		const [, , , middle] = around.sort(([, a = 0], [, b = 0]) => a - b);
		if (middle) sky.set(middle, x * 3);
	}
	return sky;
}

/** Where a row begins among the bytes. */
function row(y: number): number {
	return y * shareSize.width * 3;
}

function green(scene: Uint8Array, x: number, y: number): number {
	return scene[row(Math.round(y)) + Math.round(x) * 3 + 1] ?? 0;
}

/** Whether the uppermost row is of about one colour. */
function isEven(scene: Uint8Array): boolean {
	const values = Array.from({ length: shareSize.width / 8 }, (_, index) => green(scene, index * 8, 0));
	return Math.max(...values) - Math.min(...values) < 40;
}

/** How much neighbouring points differ between two rows where words may stand, on the average. */
function unrest(scene: Uint8Array, from: number, to: number): number {
	const step = 8;
	const differences: number[] = [];
	for (let y = from; y < to - step; y += step) {
		for (let x = 64; x < shareSize.width * 0.8; x += step) {
			const here = green(scene, x, y);
			differences.push(Math.abs(here - green(scene, x + step, y)) + Math.abs(here - green(scene, x, y + step)));
		}
	}
	return differences.reduce((sum, value) => sum + value, 0) / differences.length;
}

/** Of the part where words at the top stand: 0 to 255. */
function lightness(art: Uint8Array): number {
	let sum = 0;
	for (let y = 0; y < 300; y += 10) sum += green(art, 300, y) + green(art, 600, y);
	return sum / 60;
}
