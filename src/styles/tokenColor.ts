import { readFileSync } from "node:fs";
import { formatHex, parse } from "culori";
import { rotateHue } from "./rotateHue.ts";

/** `src/styles/tokens.css` in the brand's hue. */
export const themeTokens = rotateHue(readFileSync("src/styles/tokens.css", "utf8"));

export type ColorScheme = "light" | "dark";

/**
 * Resolves a color token for icons, the manifest and `theme-color`, where CSS variables do not work.
 *
 * @param name such as `--color-primary`; references to other tokens are resolved
 * @param scheme selects the value of `light-dark()`
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
