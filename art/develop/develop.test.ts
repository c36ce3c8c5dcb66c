import { describe, expect, it } from "vitest";
import { develop } from "./develop.ts";

/** A gray denoised render with a bright square in its center. */
function light(ground: number, square: number, size = 64): Buffer {
	const bytes = Buffer.alloc(8 + size * size * 12);
	bytes.writeInt32LE(size, 0);
	bytes.writeInt32LE(size, 4);
	for (let i = 0; i < size * size; i++) {
		const [x, y] = [i % size, Math.floor(i / size)];
		const inside = Math.abs(x - size / 2) < 6 && Math.abs(y - size / 2) < 6;
		for (let k = 0; k < 3; k++) bytes.writeFloatLE(inside ? square : ground, 8 + (i * 3 + k) * 4);
	}
	return bytes;
}

const pixels = async (bytes: Buffer, grade = {}): Promise<Buffer> => develop(bytes, grade).raw().toBuffer();
const at = (buffer: Buffer, x: number, y: number): number => buffer[(y * 64 + x) * 3] ?? -1;

describe("develop", () => {
	it("compresses highlights below white and darkens the corners", async () => {
		const picture = await pixels(light(0.4, 1.4), { bloom: 0 });
		expect(at(picture, 32, 32)).toBeGreaterThan(240);
		expect(at(picture, 32, 20)).toBeGreaterThan(at(picture, 0, 0) + 4);
	});

	it("adds a glow around pixels brighter than the threshold", async () => {
		const [plain, glowing] = await Promise.all([0, 0.5].map((bloom) => pixels(light(0.2, 6), { bloom })));
		expect(at(glowing ?? Buffer.alloc(0), 40, 32)).toBeGreaterThan(at(plain ?? Buffer.alloc(0), 40, 32) + 10);
	});

	it("rejects a render that was truncated", () => {
		expect(() => develop(light(0.4, 1).subarray(0, 100))).toThrow(/64x64 has 100 bytes: render it again/);
	});
});
