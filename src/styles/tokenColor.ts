import { readFileSync } from "node:fs";
import { formatHex, parse } from "culori";
import { rotateHue } from "./rotateHue.ts";

/** `src/styles/tokens.css` in the brand's hue. */
export const themeTokens = rotateHue(readFileSync("src/styles/tokens.css", "utf8"));

export type ColorScheme = "light" | "dark";

/**
 * A color of `src/styles/tokens.css` where no custom property reaches: icons, manifest, `theme-color`.
 *
 * @param name such as `--color-primary`; a token that names another is followed
 * @param scheme the theme: dark is the second color of a token's `light-dark()`, where it has one
 * @returns `#rrggbb`
 * @throws if the token is missing or not an opaque color
 */
export function tokenColor(name: string, scheme: ColorScheme = "light", css = themeTokens): string {
	const values = css
		.replace(/\/\*.*?\*\//gs, "")
		.split(/[{};]/)
		.map((line) => line.trim().split(/:\s*/))
		.flatMap(([key, value]) => (key === name && value ? value : []));
	const darkValue = values.map((value) => /^light-dark\(.+, (.+)\)$/.exec(value)?.[1]).find(Boolean);
	const value = (scheme === "dark" && darkValue) || values[0];
	if (!value) throw new Error(`src/styles/tokens.css has no ${name}.`);
	const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
	if (other) return tokenColor(other, scheme, css);
	const parsedColor = parse(value);
	if (!parsedColor || (parsedColor.alpha ?? 1) < 1)
		throw new Error(`src/styles/tokens.css: ${name} is "${value}", no opaque color.`);
	return formatHex(parsedColor);
}
