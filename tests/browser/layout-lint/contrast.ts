import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type LayoutFinding, overlaps, quoteText, visibleInk } from "./rules.ts";
import type { LayoutBox, LayoutSnapshot, TextItem } from "./snapshot.ts";

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
/** Share of the pixels behind a text that may contrast less: a spark or an edge hides nothing. */
const TOLERATED_SHARE = 0.01;
const PADDING_PX = 2;

const HIDE_TEXT = `html { opacity: 1 !important } body * { text-shadow: none !important;
	-webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
	svg :is(text, tspan) { fill: transparent !important }`;

interface Pixels {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** Text on images and drawings, whose background axe cannot know: compares it with a screenshot without text. */
export async function lintContrast(page: Page, { texts, pictures, window }: LayoutSnapshot): Promise<LayoutFinding[]> {
	const inside = { left: 0, top: 0, right: window.width, bottom: 1e6 };
	const judged = texts
		.map((text) => ({ text, ink: visibleInk(text).filter((line) => overlaps(line, inside)) }))
		.filter(
			({ text, ink }) =>
				text.layer === "page" && ink.some((line) => pictures.some(({ box }) => overlaps(line, box, 1))),
		);
	const findings: LayoutFinding[] = [];
	// Screenshots of at most two windows' height: the whole page would be many megabytes.
	const groups = Map.groupBy(judged, ({ ink }) => Math.floor((ink[0]?.top ?? 0) / (2 * window.height)));
	for (const group of groups.values()) {
		const lines = group.flatMap(({ ink }) => ink);
		const left = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.left))) - PADDING_PX);
		const top = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.top))) - PADDING_PX);
		const width = Math.min(window.width, Math.ceil(Math.max(...lines.map(({ right }) => right)))) - left;
		const height = Math.ceil(Math.max(...lines.map(({ bottom }) => bottom))) - top;
		const clip = { x: left, y: top, width, height };
		const png = await page.screenshot({ clip, fullPage: true, style: HIDE_TEXT, animations: "allow" });
		const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
		for (const { text, ink } of group) {
			const minimum =
				text.fontSize >= 24 || (text.fontSize >= 18.66 && text.isBold) ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
			const contrast = lowestContrast({ data, ...info }, text, ink, left, top);
			if (contrast >= minimum) continue;
			const amount = `${contrast.toFixed(1)} to 1, of ${minimum}`;
			findings.push({ rule: "contrast", message: `${quoteText(text)} is hard to tell from its picture`, amount });
		}
	}
	return findings;
}

function lowestContrast(
	{ data, width, height }: Pixels,
	text: TextItem,
	ink: LayoutBox[],
	left: number,
	top: number,
): number {
	const contrasts: number[] = [];
	for (const line of ink) {
		for (let y = Math.max(0, Math.floor(line.top - top)); y < Math.min(height, line.bottom - top); y += 1) {
			for (let x = Math.max(0, Math.floor(line.left - left)); x < Math.min(width, line.right - left); x += 1) {
				const start = (y * width + x) * 3;
				const behind = [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
				const front = behind.map((channel, index) => {
					return text.opacity * (text.color[index] ?? 0) + (1 - text.opacity) * channel;
				});
				const [a, b] = [luminance(behind), luminance(front)];
				contrasts.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
			}
		}
	}
	contrasts.sort((a, b) => a - b);
	return contrasts[Math.floor(contrasts.length * TOLERATED_SHARE)] ?? 21;
}

/** Relative luminance of an sRGB color of 0 to 255, as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((byte) => {
		const value = byte / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
