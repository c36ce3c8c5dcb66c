import { describe, expect, it } from "vitest";
import { cropCenter, reframe } from "./reframe.ts";

const SIZE = 40;

/** Black with a white 2 x 2 square whose top left corner is at (x, y). */
function dot(x: number, y: number) {
	const data = Buffer.alloc(SIZE * SIZE * 3);
	for (const [u, v] of [
		[0, 0],
		[1, 0],
		[0, 1],
		[1, 1],
	] as const)
		data.fill(255, ((y + v) * SIZE + x + u) * 3, ((y + v) * SIZE + x + u + 1) * 3);
	return { width: SIZE, height: SIZE, data };
}

/** Brightness centroid in pixels from the center. */
function getCentroid(data: Buffer, width: number): [x: number, y: number] {
	let [sum, x, y] = [0, 0, 0];
	for (let i = 0; i < data.length / 3; i++) {
		const value = data[i * 3] ?? 0;
		sum += value;
		x += value * ((i % width) + 0.5);
		y += value * (Math.floor(i / width) + 0.5);
	}
	return [x / sum - width / 2, y / sum - data.length / 3 / width / 2];
}

describe("a reframed picture", () => {
	it("does not change without zoom and roll", () => {
		const picture = dot(10, 12);
		expect(reframe(picture, SIZE, SIZE).equals(picture.data)).toBe(true);
	});

	it("grows around its center", () => {
		const [x, y] = getCentroid(reframe(dot(29, 9), SIZE, SIZE, 1.5), SIZE);
		expect(x).toBeCloseTo(15, 0);
		expect(y).toBeCloseTo(-15, 0);
	});

	it("rolls clockwise around its center", () => {
		const [x, y] = getCentroid(reframe(dot(29, 19), SIZE, SIZE, 1, 90), SIZE);
		expect(x).toBeCloseTo(0, 0);
		expect(y).toBeCloseTo(10, 0);
	});

	it("scales to another output size", () => {
		const [x, y] = getCentroid(reframe(dot(29, 9), 80, 80), 80);
		expect(x).toBeCloseTo(20, 0);
		expect(y).toBeCloseTo(-20, 0);
	});
});

it("cuts the center out of a render", () => {
	const light = Buffer.alloc(8 + 8 * 2 * 12);
	light.writeInt32LE(8, 0);
	light.writeInt32LE(2, 4);
	for (let i = 0; i < 16; i++) light.writeFloatLE(i, 8 + i * 12);
	const cropped = cropCenter(light, 0.5);
	expect([cropped.readInt32LE(0), cropped.readInt32LE(4)]).toEqual([4, 2]);
	expect(Array.from({ length: 8 }, (_, i) => cropped.readFloatLE(8 + i * 12))).toEqual([2, 3, 4, 5, 10, 11, 12, 13]);
});
