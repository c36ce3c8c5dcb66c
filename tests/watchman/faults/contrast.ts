import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import type { Fault } from "#tests/watchman/fault.ts";
import { around, type Box, overlaps, shared } from "#tests/watchman/geometry.ts";
import { quote, type Scene, type SeenText, seenInk } from "#tests/watchman/scene.ts";

/** WCAG 2.2, 1.4.3. The first words of a page keep the stricter one at any size: their picture changes with the window. */
const [enough, enoughForLarge] = [4.5, 3];

/** Of the pixels behind a text: a spark or an edge under a letter hides nothing. */
const tolerated = 0.01;

/** Takes the words away and leaves their grounds, painted. */
const wordless =
	"html { opacity: 1 !important } svg :is(text, tspan) { fill: transparent !important } * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }";

/**
 * Words on pictures and drawings that cannot be told from them: contrast to the worst hundredth of the pixels behind them, as the
 * window shows those, below 4.5, or 3 for large letters. Each part of the page with such words is scrolled to.
 */
export async function contrastFaults(
	page: Page,
	scene: Scene,
	isJudged: (text: SeenText) => boolean = () => true,
): Promise<Fault[]> {
	let left = scene.texts.filter(
		(text) => text.layer === "page" && isJudged(text) && (text.isFirstWords || standsOnArt(text, scene)),
	);
	if (left.length === 0) return [];
	const found: Fault[] = [];
	const session = await sessionOf(page);
	let scrolled = 0;
	for (let top = 0; left.length > 0; top = nextTop(left, scene)) {
		scrolled = await showGrounds(page, top);
		// Under the header nothing is seen, nor under a bar at the foot, unless the page ends there.
		const foot = scrolled < Math.floor(top) ? 1 : 0.85;
		const seen = {
			left: 0,
			top: scrolled === 0 ? 0 : scrolled + scene.window.height * 0.2,
			right: scene.window.width,
			bottom: scrolled + scene.window.height * foot,
		};
		const here = left.filter((text) => seenInk(text).some((ink) => shared(ink, seen)));
		found.push(...(await measure(session, here, seen)));
		left = left.filter((text) => !here.includes(text) && Math.min(...text.ink.map((ink) => ink.top)) > scrolled);
	}
	await showWords(page, scrolled > 0);
	return found;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session for all windows of a page: to open one takes as long as to use it. */
function sessionOf(page: Page): Promise<CDPSession> {
	const session = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, session);
	return session;
}

/** Whether a text lies on a picture or a drawing, if only with a pixel. */
export function standsOnArt(text: SeenText, { pictures, drawings }: Scene): boolean {
	const art = [...pictures.filter(({ layer }) => layer === "page").map(({ shown }) => shown), ...drawings];
	return seenInk(text).some((ink) => art.some((box) => overlaps(ink, box, 1)));
}

/** Where to scroll for the uppermost text that is left. */
function nextTop(texts: readonly SeenText[], { window }: Scene): number {
	return Math.max(1, Math.min(...texts.flatMap(({ ink }) => ink.map(({ top }) => top))) - window.height * 0.3);
}

/** Takes the words away, scrolls, waits for the pictures that come into sight, and tells how far it went. */
function showGrounds(page: Page, top: number): Promise<number> {
	return page.evaluate(
		async ([y, rules]) => {
			let sheet = Reflect.get(window, "wordless") as CSSStyleSheet | undefined;
			if (!sheet) {
				sheet = new CSSStyleSheet();
				sheet.replaceSync(rules);
				Reflect.set(window, "wordless", sheet);
			}
			if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
			if (y !== scrollY) {
				window.scrollTo({ top: y, behavior: "instant" });
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
			const isNear = ({ top: above, bottom }: DOMRect) => bottom > 0 && above < innerHeight;
			const awaited = [...document.images].filter((image) => !image.complete && isNear(image.getBoundingClientRect()));
			await Promise.all(
				awaited.map(
					(image) =>
						new Promise((resolve) => {
							image.onload = resolve;
							image.onerror = resolve;
						}),
				),
			);
			return scrollY;
		},
		[top, wordless] as const,
	);
}

function showWords(page: Page, isScrolled: boolean): Promise<void> {
	return page.evaluate((isAway) => {
		const sheet = Reflect.get(window, "wordless");
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		if (isAway) scrollTo({ top: 0, behavior: "instant" });
	}, isScrolled);
}

async function measure(session: CDPSession, texts: readonly SeenText[], seen: Box): Promise<Fault[]> {
	const parts = texts.map((text) => ({ text, boxes: seenInk(text).flatMap((ink) => shared(ink, seen) ?? []) }));
	const whole = around(parts.flatMap(({ boxes }) => boxes));
	if (!whole) return [];
	const origin = { left: Math.floor(whole.left), top: Math.floor(whole.top) };
	const [width, height] = [Math.ceil(whole.right) - origin.left, Math.ceil(whole.bottom) - origin.top];
	// Playwright's own picture is packed more tightly, which takes four times as long in a wide window.
	const { data: packed } = await session.send("Page.captureScreenshot", {
		format: "png",
		optimizeForSpeed: true,
		clip: { x: origin.left, y: origin.top, width, height, scale: 1 },
	});
	const ground = Buffer.from(packed, "base64");
	const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return parts.flatMap(({ text, boxes }): Fault[] => {
		const least =
			!text.isFirstWords && (text.size >= 24 || (text.size >= 18.66 && text.weight >= 700)) ? enoughForLarge : enough;
		const worst = worstContrast({ data, width: info.width, height: info.height }, text, boxes, origin);
		return worst < least
			? [
					{
						kind: "contrast",
						says: `${quote(text)} is hard to tell from its picture`,
						amount: worst,
						unit: `to 1, of ${least}`,
					},
				]
			: [];
	});
}

/** Pixels of three bytes. */
interface Ground {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** A text's contrast to the worst hundredth of the pixels behind its lines; 21 where there are none. */
function worstContrast(
	ground: Ground,
	{ colour, opacity }: Pick<SeenText, "colour" | "opacity">,
	boxes: readonly Box[],
	origin: { left: number; top: number },
): number {
	const areas = boxes.map((box) => ({
		top: Math.max(0, Math.floor(box.top - origin.top)),
		bottom: Math.min(ground.height, Math.ceil(box.bottom - origin.top)),
		left: Math.max(0, Math.floor(box.left - origin.left)),
		right: Math.min(ground.width, Math.ceil(box.right - origin.left)),
	}));
	const size = areas.reduce(
		(sum, { top, bottom, left, right }) => sum + Math.max(0, bottom - top) * Math.max(0, right - left),
		0,
	);
	if (size === 0) return 21;
	// Hundreds of thousands of pixels: numbers alone, in one array.
	const contrasts = new Float64Array(size);
	let count = 0;
	const inkOver = colour.map((channel) =>
		Uint8Array.from({ length: 256 }, (_, byte) => Math.round(opacity * channel + (1 - opacity) * byte)),
	) as [Uint8Array, Uint8Array, Uint8Array];
	for (const { top, bottom, left, right } of areas) {
		for (let row = top; row < bottom; row += 1) {
			for (let column = left; column < right; column += 1) {
				const start = (row * ground.width + column) * 3;
				const red = ground.data[start] ?? 0;
				const green = ground.data[start + 1] ?? 0;
				const blue = ground.data[start + 2] ?? 0;
				const behind = luminance(red, green, blue);
				const before = luminance(inkOver[0][red] ?? 0, inkOver[1][green] ?? 0, inkOver[2][blue] ?? 0);
				contrasts[count] = (Math.max(behind, before) + 0.05) / (Math.min(behind, before) + 0.05);
				count += 1;
			}
		}
	}
	return contrasts.sort()[Math.floor(size * tolerated)] ?? 21;
}

/** What each byte of an sRGB channel is in light, as WCAG defines it. */
const lights = Float64Array.from({ length: 256 }, (_, byte) => {
	const value = byte / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB colour of three bytes, 0 to 1. */
function luminance(red: number, green: number, blue: number): number {
	return 0.2126 * (lights[red] ?? 0) + 0.7152 * (lights[green] ?? 0) + 0.0722 * (lights[blue] ?? 0);
}
