import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropAround, toCropPoint } from "./crop.ts";

describe("cropAround", () => {
	it.each([
		["the middle of a landscape for a portrait frame", [3000, 2000], [800, 1600], [0.5, 0.5], [1000, 0, 1000, 2000]],
		["the left edge for a focal point near it", [3000, 2000], [800, 1600], [0.1, 0.9], [0, 0, 1000, 2000]],
		["centered on the focal point", [3000, 2000], [800, 1600], [0.4, 0.3], [700, 0, 1000, 2000]],
		["a band of a portrait for a landscape frame", [1000, 2000], [1600, 900], [0.5, 0.25], [0, 219, 1000, 563]],
		["the bottom edge for a focal point on it", [1000, 2000], [1600, 900], [0.5, 1], [0, 1437, 1000, 563]],
		["the whole picture for equal proportions", [2400, 1350], [1600, 900], [0.1, 0.1], [0, 0, 2400, 1350]],
	] as const)("returns %s", (_, size, frame, focus, [left, top, width, height]) => {
		expect(cropAround(size, frame, focus)).toEqual({ left, top, width, height });
	});

	it("stays inside the picture, has the proportions of the frame and contains the focal point", () => {
		const side = fc.integer({ min: 16, max: 12_000 });
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(
				side,
				side,
				fc.constantFrom([512, 512], [960, 1080], [800, 1600], [2400, 1350]),
				share,
				share,
				(width, height, frame, focusX, focusY) => {
					const size = [width, height] as const;
					const crop = cropAround(size, frame as [number, number], [focusX, focusY]);
					expect(crop.left).toBeGreaterThanOrEqual(0);
					expect(crop.top).toBeGreaterThanOrEqual(0);
					expect(crop.left + crop.width).toBeLessThanOrEqual(width);
					expect(crop.top + crop.height).toBeLessThanOrEqual(height);
					expect(crop.width === width || crop.height === height).toBe(true);
					const [w = 1, h = 1] = frame;
					expect(Math.abs(crop.width - (crop.height * w) / h)).toBeLessThanOrEqual(Math.max(1, w / h));
					const [x, y] = [focusX * width - crop.left, focusY * height - crop.top];
					expect(x).toBeGreaterThanOrEqual(-1);
					expect(x).toBeLessThanOrEqual(crop.width + 1);
					expect(y).toBeGreaterThanOrEqual(-1);
					expect(y).toBeLessThanOrEqual(crop.height + 1);
				},
			),
		);
	});

	it("toCropPoint converts the focal point to coordinates of the crop", () => {
		expect(toCropPoint([3000, 2000], { left: 700, top: 0, width: 1000, height: 2000 }, [0.4, 0.3])).toEqual([0.5, 0.3]);
		expect(toCropPoint([3000, 2000], { left: 0, top: 0, width: 1000, height: 2000 }, [0.9, 0.3])).toEqual([1, 0.3]);
	});
});
