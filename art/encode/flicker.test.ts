import { expect, it } from "vitest";
import { measureFlicker } from "./flicker.ts";

/** A gray picture of 2 x 2 tiles; the top left tile has the value `corner`. */
function frame(corner: number, rest = 100) {
	const data = Buffer.alloc(32 * 32 * 3, rest);
	for (let y = 0; y < 16; y++) data.fill(corner, y * 32 * 3, (y * 32 + 16) * 3);
	return { width: 32, height: 32, data };
}

it("measures flicker where the picture changes least", () => {
	expect(measureFlicker([frame(0), frame(255), frame(40)])).toBe(0);
});

it("returns the mean difference between frames, including the last and the first", () => {
	expect(measureFlicker([frame(100, 100), frame(102, 102), frame(104, 104), frame(102, 102)])).toBe(2);
	expect(measureFlicker([frame(100, 100), frame(101, 101), frame(104, 104)])).toBeCloseTo((1 + 3 + 4) / 3);
});
