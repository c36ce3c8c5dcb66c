/** The part of subset-font that the scripts use; the package has no types of its own. */
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
