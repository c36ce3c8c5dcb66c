import { readFileSync } from "node:fs";
import { formatHex, parse } from "culori";
import { rotateHue } from "./rotateHue.ts";

/** `src/styles/tokens.css` in the brand's hue. */
export const themeTokens = rotateHue(readFileSync("src/styles/tokens.css", "utf8"));

export type ColorScheme = "light" | "dark";

/**
 * A colour of `src/styles/tokens.css` where no custom property reaches: icons, manifest, `theme-color`.
 *
 * @param name such as `--act`; a token that names another is followed
 * @param scheme the theme: dark is the second colour of a token's `light-dark()`, where it has one
 * @returns `#rrggbb`
 * @throws when there is no such token, or it is no opaque colour
 */
export function tokenColour(name: string, scheme: ColorScheme = "light", css = themeTokens): string {
	const values = css
		.replace(/\/\*.*?\*\//gs, "")
		.split(/[{};]/)
		.map((line) => line.trim().split(/:\s*/))
		.flatMap(([key, value]) => (key === name && value ? value : []));
	const dark = values.map((value) => /^light-dark\(.+, (.+)\)$/.exec(value)?.[1]).find(Boolean);
	const value = (scheme === "dark" && dark) || values[0];
	if (!value) throw new Error(`src/styles/tokens.css has no ${name}.`);
	const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
	if (other) return tokenColour(other, scheme, css);
	const colour = parse(value);
	if (!colour || (colour.alpha ?? 1) < 1)
		throw new Error(`src/styles/tokens.css: ${name} is "${value}", no opaque colour.`);
	return formatHex(colour);
}
