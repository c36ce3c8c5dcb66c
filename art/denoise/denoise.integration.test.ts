import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLinearImage } from "#art/develop/develop.ts";
import { denoise } from "./denoise.ts";

const [WIDTH, HEIGHT] = [48, 32];
/** Sorted by name, as in OpenEXR files. */
const NAMES = [
	"ViewLayer.Combined.B",
	"ViewLayer.Combined.G",
	"ViewLayer.Combined.R",
	"ViewLayer.Denoising Albedo.B",
	"ViewLayer.Denoising Albedo.G",
	"ViewLayer.Denoising Albedo.R",
	"ViewLayer.Denoising Depth.Z",
	"ViewLayer.Denoising Normal.X",
	"ViewLayer.Denoising Normal.Y",
	"ViewLayer.Denoising Normal.Z",
];

const int = (...values: number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);
const text = (word: string): Buffer => Buffer.from(`${word}\0`);
const attribute = (name: string, type: string, value: Buffer): Buffer =>
	Buffer.concat([text(name), text(type), int(value.length), value]);

/** Creates an EXR file from `value`, uncompressed by default. */
function exr(value: (name: string, x: number, y: number) => number, compression = 0): Buffer {
	const channels = NAMES.map((name) => Buffer.concat([text(name), int(2, 0, 1, 1)]));
	const header = Buffer.concat([
		Buffer.from([0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0]),
		attribute("channels", "chlist", Buffer.concat([...channels, Buffer.from([0])])),
		attribute("compression", "compression", Buffer.from([compression])),
		attribute("dataWindow", "box2i", int(0, 0, WIDTH - 1, HEIGHT - 1)),
		Buffer.from([0]),
	]);
	const size = NAMES.length * WIDTH * 4;
	const start = header.length + 8 * HEIGHT;
	const table = Buffer.alloc(8 * HEIGHT);
	const lines = Array.from({ length: HEIGHT }, (_, y) => {
		table.writeBigUInt64LE(BigInt(start + y * (8 + size)), y * 8);
		const row = NAMES.flatMap((name) => Array.from({ length: WIDTH }, (_, x) => value(name, x, y)));
		return Buffer.concat([int(y, size), Buffer.from(Float32Array.from(row).buffer)]);
	});
	return Buffer.concat([header, table, ...lines]);
}

/** Noisy half-sample render of an evenly lit wall: dark on the left, bright on the right. */
function half(seed: number): Buffer {
	let state = seed;
	const noise = (): number => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
	return exr((name, x) => {
		const paint = x < WIDTH / 2 ? 0.1 : 0.8;
		if (name.includes("Combined")) return paint * (0.3 + noise() * 0.4);
		if (name.includes("Albedo")) return paint;
		return name.endsWith("Normal.Z") ? 1 : name.endsWith("Depth.Z") ? 5 : 0;
	});
}

describe.skipIf(spawnSync("gcc", ["--version"]).error !== undefined)("denoise", () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "denoise-"));
	});
	afterEach(() => rm(folder, { recursive: true }));
	const run = async (first: Buffer, second: Buffer): Promise<Buffer> => {
		const [a, b, out] = ["a.exr", "b.exr", "out.raw"].map((name) => join(folder, name)) as [string, string, string];
		await writeFile(a, first);
		await writeFile(b, second);
		denoise(a, b, out);
		return readFile(out);
	};

	it("removes noise up to the image border and preserves the edge between two colors", async () => {
		const { width, height, planes } = readLinearImage(await run(half(7), half(90001)));
		expect([width, height]).toEqual([WIDTH, HEIGHT]);
		const row = (y: number): number[] => Array.from(planes[0].slice(y * WIDTH, (y + 1) * WIDTH));
		for (const y of [0, 15, HEIGHT - 1]) {
			const [dark, bright] = [row(y).slice(0, WIDTH / 2), row(y).slice(WIDTH / 2)];
			for (const value of dark) expect(value).toBeCloseTo(0.05, 1.8);
			for (const value of bright) expect(Math.abs(value - 0.4)).toBeLessThan(0.06);
			expect(Math.max(...dark)).toBeLessThan(0.1);
		}
	});

	it("rejects a compressed render and names the file", async () => {
		await expect(
			run(
				exr(() => 0, 3),
				half(1),
			),
		).rejects.toThrow(/a\.exr: is compressed/);
	});
});
