import type { SeenText } from "#tests/watchman/scene.ts";
import { breaksOf, inkOf } from "./letters.ts";
import { isLeftOut, isWanted, type Memo, place, surroundingsOf, tagOf, toBox } from "./painted.ts";

/** Runs in the page: every text that is painted, with what stands around it. */
export function readTexts(memo: Memo): SeenText[] {
	const found: SeenText[] = [];
	const range = document.createRange();
	const firstWords = [...document.querySelectorAll("main h1, main h1 ~ p, main header p:not(:empty)")];
	const colourOf = colourReader();
	const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (nodes.nextNode()) {
		const node = nodes.currentNode as Text;
		const element = node.parentElement;
		const words = node.data.replace(/\s+/gu, " ").trim();
		if (!words || !element || isLeftOut(element, memo)) continue;
		const { isShown, hard, clipper, scroll, container, opacity, layer, tilted } = surroundingsOf(element, memo);
		if (!isShown || !isWanted(layer, memo)) continue;
		// A box of a pixel is there for screen readers.
		if (hard.right - hard.left <= 2 || hard.bottom - hard.top <= 2) continue;
		range.selectNodeContents(node);
		const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
		if (lines.length === 0) continue;
		const boxes = lines.map((line) => toBox(line, memo));
		const style = getComputedStyle(element);
		const size = Number.parseFloat(style.fontSize);
		const colour = colourOf(element instanceof SVGElement ? style.fill : style.color);
		if ((colour[3] ?? 0) < 8) continue;
		let block: Element = element;
		while (surroundingsOf(block, memo).isInline && block.parentElement) block = block.parentElement;
		// A headline is one text, however its lines are made.
		const flow = element.closest("h1, h2, h3, h4, p") ?? block;
		const control = element.closest("a, button, summary, label, [role=button]");
		const ink = inkOf(words, style);
		found.push({
			words,
			place: place(element, memo),
			flow: place(flow, memo).start,
			block: { start: place(block, memo).start, tag: block.localName },
			lines: boxes,
			ink: boxes.map(({ left, top, right, bottom }) => {
				// A drawing's letters are as large as the drawing is drawn.
				const drawn = element instanceof SVGElement ? (bottom - top) / (ink.rise + ink.fall) : size;
				const base = top + ink.rise * drawn;
				return { left, right, top: base - ink.ascent * drawn, bottom: base + ink.descent * drawn };
			}),
			clip: hard,
			clipper: clipper ? tagOf(clipper) : "",
			scroll,
			container: container && { box: toBox(container.getBoundingClientRect(), memo), name: tagOf(container) },
			size,
			weight: Number(style.fontWeight),
			colour: colour.slice(0, 3),
			opacity,
			layer,
			tilted: tilted && place(tilted, memo).start,
			control: control ? place(control, memo).start : undefined,
			broken: breaksOf(node, size, block.clientWidth || Number.POSITIVE_INFINITY),
			isFirstWords: firstWords.some((first) => first.contains(element)),
		});
	}
	return found;
}

/** Runs in the page: tells a CSS colour as four bytes. */
export function colourReader(): (value: string) => number[] {
	const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
	const known = new Map<string, number[]>();
	return (value) => {
		const colour = known.get(value);
		if (colour || !context) return colour ?? [];
		context.clearRect(0, 0, 1, 1);
		context.fillStyle = value;
		context.fillRect(0, 0, 1, 1);
		const bytes = [...context.getImageData(0, 0, 1, 1).data];
		known.set(value, bytes);
		return bytes;
	};
}
