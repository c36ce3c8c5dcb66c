import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropAround, toCropPoint } from "./crop.ts";

describe("the crop for a place", () => {
	it.each([
		["of a landscape upright", [3000, 2000], [800, 1600], [0.5, 0.5], [1000, 0, 1000, 2000]],
		["as far left as the picture reaches", [3000, 2000], [800, 1600], [0.1, 0.9], [0, 0, 1000, 2000]],
		["around what matters", [3000, 2000], [800, 1600], [0.4, 0.3], [700, 0, 1000, 2000]],
		["of an upright picture across", [1000, 2000], [1600, 900], [0.5, 0.25], [0, 219, 1000, 563]],
		["as far down as the picture reaches", [1000, 2000], [1600, 900], [0.5, 1], [0, 1437, 1000, 563]],
		["whole, where the proportions fit", [2400, 1350], [1600, 900], [0.1, 0.1], [0, 0, 2400, 1350]],
	] as const)("of the picture is %s", (_, size, frame, focus, [left, top, width, height]) => {
		expect(cropAround(size, frame, focus)).toEqual({ left, top, width, height });
	});

	it("is inside the picture, has the proportions of the place, and contains the focus point", () => {
		const side = fc.integer({ min: 16, max: 12_000 });
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(
				side,
				side,
				fc.constantFrom([512, 512], [960, 1080], [800, 1600], [2400, 1350]),
				share,
				share,
				(width, height, frame, across, down) => {
					const size = [width, height] as const;
					const part = cropAround(size, frame as [number, number], [across, down]);
					expect(part.left).toBeGreaterThanOrEqual(0);
					expect(part.top).toBeGreaterThanOrEqual(0);
					expect(part.left + part.width).toBeLessThanOrEqual(width);
					expect(part.top + part.height).toBeLessThanOrEqual(height);
					expect(part.width === width || part.height === height).toBe(true);
					const [w = 1, h = 1] = frame;
					expect(Math.abs(part.width - (part.height * w) / h)).toBeLessThanOrEqual(Math.max(1, w / h));
					const [x, y] = [across * width - part.left, down * height - part.top];
					expect(x).toBeGreaterThanOrEqual(-1);
					expect(x).toBeLessThanOrEqual(part.width + 1);
					expect(y).toBeGreaterThanOrEqual(-1);
					expect(y).toBeLessThanOrEqual(part.height + 1);
				},
			),
		);
	});

	it("converts the focus point to the coordinates of the crop", () => {
		expect(toCropPoint([3000, 2000], { left: 700, top: 0, width: 1000, height: 2000 }, [0.4, 0.3])).toEqual([0.5, 0.3]);
		expect(toCropPoint([3000, 2000], { left: 0, top: 0, width: 1000, height: 2000 }, [0.9, 0.3])).toEqual([1, 0.3]);
	});
});
