import { describe, expect, it } from "vitest";
import { computeGrid, packGrid } from "./mosaicLayout.ts";

const gridColumns = [
	["phone", 2],
	["tablet", 3],
	["desktop", 5],
] as const;

describe.each(gridColumns)("the grid on a %s with %d columns", (name, columns) => {
	it.each(Array.from({ length: 24 }, (_, index) => index + 1))(
		"is completed by the last tile after %d games",
		(count) => {
			const { shapes, tile } = computeGrid(count);
			const [width = 0, height = 0] = tile[name].split("x").map(Number);
			const rows = packGrid(shapes, columns);
			const open = rows.flatMap((row, y) => row.flatMap((isTaken, x) => (isTaken ? [] : [{ x, y }])));
			if (open.length === 0) {
				expect([width, height]).toEqual([columns, 1]);
				return;
			}
			// The free cells form one rectangle at the end of the last rows.
			const left = columns - width;
			const top = rows.length - height;
			expect(open).toHaveLength(width * height);
			const isOnLeft = open.every(({ x, y }) => x < width && y >= top);
			expect(isOnLeft || open.every(({ x, y }) => x >= left && y >= top)).toBe(true);
		},
	);
});

it("starts with a large and a tall card, and ends with single cards", () => {
	expect(computeGrid(3).shapes).toEqual(["feature", "tall", "tall"]);
	expect(computeGrid(10).shapes.slice(2)).toEqual(Array(8).fill("single"));
	expect(computeGrid(24).shapes).toContain("featureEnd");
	expect(computeGrid(24).shapes.slice(-4)).toEqual(Array(4).fill("single"));
});
