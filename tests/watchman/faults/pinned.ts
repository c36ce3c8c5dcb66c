import type { Fault } from "#tests/watchman/fault.ts";
import { standsOut } from "#tests/watchman/geometry.ts";
import { quote, type Scene } from "#tests/watchman/scene.ts";

/** Shares of opacity between which a bar is neither there nor gone. */
const [gone, there] = [0.05, 0.95];

/**
 * Bars that hang half-transparent over the page: both their words and those behind are hard to read. And words fixed to
 * the window of which its lower edge cuts a part. Opacity, in shares: none between 0.05 and 0.95 while nothing moves.
 */
export function pinnedFaults({ texts, window }: Scene, scrolled: number): Fault[] {
	const screen = { left: 0, top: scrolled, right: window.width, bottom: scrolled + window.height };
	return texts.flatMap((text): Fault[] => {
		if (text.layer === "page" || text.opacity < gone) return [];
		const isSeen = text.ink.some(({ top }) => top < screen.bottom);
		if (!isSeen) return [];
		if (text.opacity < there) {
			return [
				{
					kind: "see-through",
					says: `${quote(text)} hangs half-transparent over the page`,
					amount: 100 * text.opacity,
					unit: "% opaque",
				},
			];
		}
		if (text.layer === "sticky") return [];
		const by = Math.max(...text.ink.map((ink) => standsOut(ink, screen)));
		return by > 1.5
			? [{ kind: "cut", says: `${quote(text)} is cut at the bottom by the window`, amount: by, unit: "px" }]
			: [];
	});
}
