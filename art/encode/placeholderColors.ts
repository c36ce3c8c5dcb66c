/**
 * Assigns each picture a placeholder color: the palette color nearest to its dominant color. The stylesheet has one rule per
 * palette color, so it does not grow with the catalog.
 */
import { differenceEuclidean, nearest } from "culori";

/** Eleven hues at four OKLCH lightnesses (0.36, 0.54, 0.70, 0.85), then four grays. The manifest stores indexes: only append. */
export const PLACEHOLDER_COLORS: readonly string[] = [
	"#770306",
	"#5b3105",
	"#4a3c06",
	"#314502",
	"#05492d",
	"#044745",
	"#064456",
	"#033a7d",
	"#44059b",
	"#63016f",
	"#710340",
	"#d0020f",
	"#a25a02",
	"#846c02",
	"#5b7c08",
	"#108354",
	"#0e7f7c",
	"#087a9a",
	"#0469da",
	"#7348e2",
	"#a62cb7",
	"#c60474",
	"#ff6557",
	"#e4830e",
	"#bc9b11",
	"#83b010",
	"#08bb79",
	"#03b6b1",
	"#0eafda",
	"#5b9ffd",
	"#9e89fd",
	"#dc64ec",
	"#fe55a4",
	"#febab1",
	"#febf8a",
	"#f3ca1a",
	"#aae50d",
	"#07f39e",
	"#0eebe5",
	"#80dcff",
	"#b1d0fc",
	"#ccc6fc",
	"#f5b2fe",
	"#feb6d0",
	"#25211d",
	"#67625e",
	"#b2ada8",
	"#f3ede8",
];

const nearestColor = nearest([...PLACEHOLDER_COLORS], differenceEuclidean("oklab"));

/** Returns the index of the palette color nearest (OKLab distance) to sRGB channels 0..255. */
export function getPlaceholderColor([r, g, b]: readonly [number, number, number]): number {
	const [color = ""] = nearestColor({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }, 1);
	return PLACEHOLDER_COLORS.indexOf(color);
}
