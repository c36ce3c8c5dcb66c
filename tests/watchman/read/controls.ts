import type { Box } from "#tests/watchman/geometry.ts";
import type { Control } from "#tests/watchman/scene.ts";
import { isLeftOut, isWanted, type Memo, place, surroundingsOf, toBox } from "./painted.ts";

/** Runs in the page: everything to press, fill in or choose, and how much of it can be hit. */
export function readControls(memo: Memo): Control[] {
	const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";
	const least = innerWidth < 768 ? 44 : 24;
	const found: Control[] = [];
	const small: [element: HTMLElement, place: number][] = [];
	const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
	for (const element of document.querySelectorAll<HTMLElement>(selector)) {
		if (isLeftOut(element, memo)) continue;
		const { isShown, hard, scroll, layer } = surroundingsOf(element, memo);
		if (!isShown || !isWanted(layer, memo)) continue;
		const style = getComputedStyle(element);
		const box = element.getBoundingClientRect();
		if (box.width < 1 || box.height < 1) continue;
		const page = toBox(box, memo);
		const gone =
			Math.min(page.right, hard.right, scroll.right, innerWidth) - Math.max(page.left, hard.left, scroll.left, 0) < 4 ||
			Math.min(page.bottom, hard.bottom, scroll.bottom) - Math.max(page.top, hard.top, scroll.top) < 4;
		let block: Element | null = element;
		while (block && surroundingsOf(block, memo).isInline) block = block.parentElement;
		const own = element.textContent?.trim() ?? "";
		const isInText =
			style.display === "inline" && (block?.textContent ?? "").replace(/\s+/gu, " ").trim().length > own.length + 3;
		const label =
			element.getAttribute("aria-label") ??
			(own || element.getAttribute("placeholder") || element.id || element.localName);
		const isSmall = !gone && !isInText && (box.width < least || box.height < least);
		if (isSmall) small.push([element, found.length]);
		let excess = 0;
		if (element instanceof HTMLInputElement && element.placeholder && !element.value) {
			context.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
			context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
			excess = context.measureText(element.placeholder).width - room;
		}
		found.push({
			name: label.replace(/\s+/gu, " ").slice(0, 40),
			// A field may lie under its label's words: one part of the page, to whoever reads it.
			place: place(element.closest("label") ?? element, memo),
			box: page,
			reach: { width: box.width, height: box.height },
			isInText,
			isButton: element.matches("[data-variant]"),
			hasGround: style.backgroundColor !== "rgba(0, 0, 0, 0)" || Number.parseFloat(style.borderTopWidth) > 0,
			layer,
			excess,
			isGone: gone,
		});
	}
	// Last of all, since each has to be in sight.
	for (const [element, place] of small) {
		const control = found[place] as Control;
		found[place] = { ...control, reach: reachOf(element, control.box, least) };
	}
	if (small.length > 0) scrollTo({ ...memo.scrolled, behavior: "instant" });
	return found;
}

/** Runs in the page: scrolls to a control, and tells how much can be hit of the square that a target must be. */
export function reachOf(element: HTMLElement, { left, top, right, bottom }: Box, least: number): Control["reach"] {
	element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
	const now = element.getBoundingClientRect();
	const [x, y] = [(now.left + now.right) / 2, (now.top + now.bottom) / 2];
	const half = least / 2 - 1;
	const hits = (dx: number, dy: number) => {
		const hit = document.elementFromPoint(x + dx, y + dy);
		const labelled = hit?.closest("label")?.control;
		return (
			hit !== null &&
			(element.contains(hit) || (hit.contains(element) === false && labelled === element) || labelled === element)
		);
	};
	const [width, height] = [right - left, bottom - top];
	return {
		width: hits(-half, 0) && hits(half, 0) ? Math.max(least, width) : width,
		height: hits(0, -half) && hits(0, half) ? Math.max(least, height) : height,
	};
}
