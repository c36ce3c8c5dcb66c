import type { LayoutHelpers } from "./pageHelpers.ts";

/** Runs in the page: reads visible text nodes. */
export function readTexts(helpers: LayoutHelpers) {
	const { canvas, cache, toBox, spanOf, describe, isTransparent, contextOf, blockOf, fontOf } = helpers;

	/** Ascent and descent of the font and of these glyphs, relative to the font size. */
	function inkOf(text: string, style: CSSStyleDeclaration): number[] {
		const shownText = style.textTransform === "uppercase" ? text.toUpperCase() : text;
		const font = fontOf(style, "100px");
		const known = cache.glyphs.get(font + shownText);
		if (known) return known;
		canvas.letterSpacing = "0px";
		canvas.font = font;
		const metrics = canvas.measureText(shownText);
		const inkShares = [
			metrics.fontBoundingBoxAscent / 100,
			metrics.fontBoundingBoxDescent / 100,
			metrics.actualBoundingBoxAscent / 100,
			metrics.actualBoundingBoxDescent / 100,
		];
		cache.glyphs.set(font + shownText, inkShares);
		return inkShares;
	}

	/** Words that wrap without a hyphen: `confi/dential`. */
	function brokenWords(node: Text, fontSize: number, width: number): string[] {
		const range = document.createRange();
		const topOf = (offset: number) => {
			range.setStart(node, offset);
			range.setEnd(node, offset + 1);
			// The first glyph of a line also has an empty box at the end of the previous line.
			return [...range.getClientRects()].at(-1)?.top;
		};
		return [...node.data.matchAll(/[^\s\u200b]{2,}/gu)].flatMap(({ 0: word, index }) => {
			if (word.length * fontSize * 0.85 < width) return [];
			const letterTops = Array.from(word, (_, offset) => topOf(index + offset));
			const end = letterTops.findIndex((top, offset) => {
				const before = letterTops[offset - 1];
				const wrapsHere = top !== undefined && before !== undefined && top > before + fontSize / 2;
				return wrapsHere && !/[-\u00ad\u2010-\u2015/\\_.@?&=:]/u.test(word[offset - 1] ?? "");
			});
			return end > 0 ? [`${word.slice(0, end)}/${word.slice(end)}`] : [];
		});
	}

	const textNodes: Text[] = [];
	const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (textWalker.nextNode()) textNodes.push(textWalker.currentNode as Text);
	const range = document.createRange();
	return textNodes.flatMap((node) => {
		const element = node.parentElement;
		const text = node.data.replace(/\s+/gu, " ").trim();
		if (!text || !element) return [];
		const { isVisible, clip, clippedBy, scroll, container, layer, rotated } = contextOf(element);
		// Text for screen readers only is clipped to a pixel.
		if (!isVisible || clip.right - clip.left <= 2 || clip.bottom - clip.top <= 2) return [];
		range.selectNodeContents(node);
		const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
		const style = getComputedStyle(element);
		if (lines.length === 0 || isTransparent(style.color)) return [];
		const fontSize = Number.parseFloat(style.fontSize);
		const [rise = 0, fall = 0, ascent = 0, descent = 0] = inkOf(text, style);
		const block = blockOf(element);
		const item = {
			...{ text, layer, rotated, clip, scroll, span: spanOf(element) },
			/** The heading, paragraph or block around it. Texts of one flow are not compared with each other. */
			flow: spanOf(element.closest("h1, h2, h3, h4, p") ?? block).start,
			/** Bounding boxes of the glyphs, line by line: line boxes are taller. */
			ink: lines.map(toBox).map(({ left, right, top, bottom }) => {
				// Text in an SVG scales with it.
				const size = element instanceof SVGElement ? (bottom - top) / (rise + fall) : fontSize;
				const baselineTop = top + rise * size;
				return { left, right, top: baselineTop - ascent * size, bottom: baselineTop + descent * size };
			}),
			clippedBy: clippedBy ? describe(clippedBy) : "",
			container: container && { box: toBox(container.getBoundingClientRect()), name: describe(container) },
			brokenWords: brokenWords(node, fontSize, block.clientWidth || Number.POSITIVE_INFINITY),
		};
		return [item];
	});
}
