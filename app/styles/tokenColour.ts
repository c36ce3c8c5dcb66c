import { readFileSync } from "node:fs";
import { oklabToHex } from "#art/colour.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

export type Scheme = "light" | "dark";

/**
 * A colour of `app/styles/tokens.css` where no custom property reaches: icons, manifest, `theme-color`.
 *
 * @param name such as `--act`; a token that names another is followed
 * @param scheme the theme: dark is the second colour of a token's `light-dark()`, where it has one
 * @returns `#rrggbb`
 * @throws when there is no such token, or it is no opaque colour in hexadecimal or `oklch()`
 */
export function tokenColour(name: string, scheme: Scheme = "light", css = tokens): string {
	const values = css
		.replace(/\/\*.*?\*\//gs, "")
		.split(/[{};]/)
		.map((line) => line.trim().split(/:\s*/))
		.flatMap(([key, value]) => (key === name && value ? value : []));
	const dark = values.map((value) => /^light-dark\(.+, (.+)\)$/.exec(value)?.[1]).find(Boolean);
	const value = (scheme === "dark" && dark) || values[0];
	if (!value) throw new Error(`app/styles/tokens.css has no ${name}.`);
	const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
	if (other) return tokenColour(other, scheme, css);
	if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
	const [, light, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
	if (!light || !chroma || !hue) throw new Error(`app/styles/tokens.css: ${name} is "${value}", no opaque colour.`);
	const angle = (Number(hue) * Math.PI) / 180;
	return oklabToHex([Number(light), Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]);
}
