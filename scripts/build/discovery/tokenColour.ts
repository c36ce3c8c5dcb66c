import { readFileSync } from "node:fs";
import { oklabToHex } from "../../../art/colour.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/**
 * A colour of `app/styles/tokens.css` where no custom property reaches: icons, manifest, `theme-color`.
 *
 * @param name such as `--act`; a token that names another is followed
 * @returns `#rrggbb`
 * @throws when there is no such token, or it is no opaque colour in hexadecimal or `oklch()`
 */
export function tokenColour(name: string, css = tokens): string {
	const value = css
		.split(/[{};]/)
		.map((line) => line.trim().split(/:\s*/))
		.find(([key]) => key === name)?.[1];
	if (!value) throw new Error(`app/styles/tokens.css has no ${name}.`);
	const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
	if (other) return tokenColour(other, css);
	if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
	const [, light, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
	if (!light || !chroma || !hue) throw new Error(`app/styles/tokens.css: ${name} is "${value}", no opaque colour.`);
	const angle = (Number(hue) * Math.PI) / 180;
	return oklabToHex([Number(light), Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]);
}
