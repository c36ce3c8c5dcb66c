import type { CSSOptions } from "vite";
import { rotateHue } from "#src/styles/rotateHue.ts";

type Plugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

/** Writes all sheets in the brand's hue, `hue` of `config/brand.json`. */
export const brandHue: Plugins[number] = {
	postcssPlugin: "brand-hue",
	Declaration(declaration) {
		const value = rotateHue(declaration.value);
		if (value !== declaration.value) declaration.value = value;
	},
};
