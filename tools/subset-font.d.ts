/** The used part of subset-font, which has no types. */
declare module "subset-font" {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: "woff2" | "truetype";
			keepAllGlyphs?: boolean;
			variationAxes?: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Buffer>;
}
