import { expect, it } from "vitest";
import { layOutRows } from "./contactSheet.ts";

it("fills rows of equal height up to the maximum", () => {
	const boxes = layOutRows([1, 1, 2, 1], 100, 330, 10);
	expect(boxes).toEqual([
		{ left: 10, top: 10, width: 72, height: 72 },
		{ left: 92, top: 10, width: 72, height: 72 },
		{ left: 174, top: 10, width: 144, height: 72 },
		{ left: 10, top: 92, width: 72, height: 72 },
	]);
});

it("aligns pictures of equal aspect ratio in columns", () => {
	const lefts = layOutRows(Array(20).fill(8 / 9), 240).map(({ left }) => left);
	expect(new Set(lefts).size).toBe(7);
});
