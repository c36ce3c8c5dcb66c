import { formatHex8, parse, toGamut } from "culori";
import type { CSSOptions } from "vite";
import { rotateHue } from "#src/styles/rotateHue.ts";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

const toSrgb = toGamut("rgb", "oklch");

/**
 * Writes all style sheets in the brand's hue, `hue` of `config/brand.json`, and their colors as hexadecimal sRGB. Lightning CSS would
 * write each `oklch()` three times (hex, `lab()`, and again under `@supports`), which costs every page 0.6 KB compressed.
 */
export const brandHue: PostcssPlugins[number] = {
	postcssPlugin: "brand-hue",
	Declaration(declaration) {
		const value = rotateHue(declaration.value).replace(
			/oklch\([^)]*\)/g,
			(color) => formatHex8(toSrgb(parse(color) ?? color)) ?? color,
		);
		if (value !== declaration.value) declaration.value = value;
	},
};
