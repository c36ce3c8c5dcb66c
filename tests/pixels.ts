import sharp from "sharp";

/** As far apart in YIQ as Playwright's comparison lets two colors be: 0.2 of black to white, squared. */
const MAX_DISTANCE = 35_215 * 0.2 ** 2;

/**
 * Whether two pictures, PNG or the path of one, are so like each other that Playwright's own comparison would find them alike,
 * too. That one takes longer, and forgives the edges of letters: where this one says no, it decides.
 *
 * @param share of pixels that may differ
 */
export async function areClearlyAlike(one: Buffer | string, other: Buffer | string, share: number): Promise<boolean> {
	const [seen, known] = await Promise.all([rawPixels(one), rawPixels(other)]);
	if (seen.info.width !== known.info.width || seen.info.height !== known.info.height) return false;
	const [a, b] = [seen.data, known.data];
	let differentCount = 0;
	for (let at = 0; at < a.length; at += 3) {
		const redDiff = (a[at] ?? 0) - (b[at] ?? 0);
		const greenDiff = (a[at + 1] ?? 0) - (b[at + 1] ?? 0);
		const blueDiff = (a[at + 2] ?? 0) - (b[at + 2] ?? 0);
		if (
			(redDiff !== 0 || greenDiff !== 0 || blueDiff !== 0) &&
			getColorDistance(redDiff, greenDiff, blueDiff) > MAX_DISTANCE
		)
			differentCount += 1;
	}
	return differentCount <= share * seen.info.width * seen.info.height;
}

/** Of two colors in YIQ, weighted as the eye does (Kotsarenko and Ramos, 2010). */
function getColorDistance(redDiff: number, greenDiff: number, blueDiff: number): number {
	const y = 0.298_895_31 * redDiff + 0.586_622_47 * greenDiff + 0.114_482_23 * blueDiff;
	const i = 0.595_977_99 * redDiff - 0.274_176_1 * greenDiff - 0.321_801_89 * blueDiff;
	const q = 0.211_470_17 * redDiff - 0.522_617_11 * greenDiff + 0.311_146_94 * blueDiff;
	return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

function rawPixels(picture: Buffer | string) {
	return sharp(picture).toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
