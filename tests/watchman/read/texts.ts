import type { SeenText } from "../scene.ts";
import { breaksOf, inkOf } from "./letters.ts";
import { clipOf, layerOf, type Memo, paintOf, place, toBox } from "./painted.ts";

/** Runs in the page: every text that is painted, with what stands around it. */
export function readTexts(memo: Memo): SeenText[] {
	const found: SeenText[] = [];
	const range = document.createRange();
	const canvas = document.createElement("canvas");
	canvas.width = 1;
	canvas.height = 1;
	const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
	const colours = new Map<string, number[]>();
	const colourOf = (value: string) => {
		const known = colours.get(value);
		if (known) return known;
		context.clearRect(0, 0, 1, 1);
		context.fillStyle = value;
		context.fillRect(0, 0, 1, 1);
		const colour = [...context.getImageData(0, 0, 1, 1).data];
		colours.set(value, colour);
		return colour;
	};
	const hasGround = (style: CSSStyleDeclaration) =>
		(colourOf(style.backgroundColor)[3] ?? 0) > 8 ||
		style.backgroundImage !== "none" ||
		style.boxShadow !== "none" ||
		(style.borderTopStyle !== "none" &&
			style.borderLeftStyle !== "none" &&
			Number.parseFloat(style.borderTopWidth) > 0);
	const firstWords = new Set(document.querySelectorAll("main h1, main h1 ~ p, main header p:not(:empty)"));
	const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (nodes.nextNode()) {
		const node = nodes.currentNode as Text;
		const element = node.parentElement;
		const words = node.data.replace(/\s+/gu, " ").trim();
		if (!words || !element || !paintOf(element, memo).isShown) continue;
		range.selectNodeContents(node);
		const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
		if (rects.length === 0) continue;
		const style = getComputedStyle(element);
		const size = Number.parseFloat(style.fontSize);
		const colour = colourOf(style.color);
		if ((colour[3] ?? 0) < 8) continue;
		const clip = clipOf(element, memo);
		// A box of a pixel is there for screen readers.
		if (clip.hard.right - clip.hard.left <= 2 || clip.hard.bottom - clip.hard.top <= 2) continue;
		let block: Element = element;
		while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement)
			block = block.parentElement;
		let container: Element | null = element;
		while (container && container !== document.body && !hasGround(getComputedStyle(container)))
			container = container.parentElement;
		const control = element.closest("a, button, summary, label, [role=button]");
		const ink = inkOf(words, style);
		const lines = rects.map(toBox);
		const room = block.clientWidth || Number.POSITIVE_INFINITY;
		let around: Element | null = element;
		while (around && !firstWords.has(around)) around = around.parentElement;
		found.push({
			words,
			place: place(element, memo),
			block: { ...place(block, memo), tag: block.localName },
			lines,
			ink: lines.map(({ left, top, right }) => {
				const base = top + ink.rise * size;
				return { left, right, top: base - ink.ascent * size, bottom: base + ink.descent * size };
			}),
			clip: clip.hard,
			clipper: clip.name,
			scroll: clip.scroll,
			container:
				container && container !== document.body
					? {
							box: toBox(container.getBoundingClientRect()),
							name: container.outerHTML.slice(0, container.outerHTML.indexOf(">") + 1).slice(0, 70),
						}
					: undefined,
			size,
			weight: Number(style.fontWeight),
			colour: colour.slice(0, 3),
			opacity: paintOf(element, memo).opacity,
			layer: layerOf(element),
			control: control ? place(control, memo).start : undefined,
			broken: breaksOf(node, size, room),
			isFirstWords: around !== null,
		});
	}
	return found;
}
