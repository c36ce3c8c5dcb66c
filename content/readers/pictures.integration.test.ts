import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentError } from "#content/model/contentError.ts";
import { fallback, getPictureSource, type Picture, srcSet } from "#content/model/picture.ts";
import { readPictures, sitePicture } from "./pictures.server.ts";

const picture: Picture = {
	base: "/pictures/games/boat/icon.3f2a",
	width: 512,
	height: 512,
	widths: [96, 192],
	tone: 3,
};

describe("the addresses of a picture", () => {
	it("contain one AVIF file per width", () => {
		expect(srcSet(picture)).toBe(
			"/pictures/games/boat/icon.3f2a-96.avif 96w, /pictures/games/boat/icon.3f2a-192.avif 192w",
		);
	});

	it("use the largest width by default", () => {
		expect(getPictureSource(picture)).toBe("/pictures/games/boat/icon.3f2a-192.avif");
		expect(getPictureSource(picture, 96)).toBe("/pictures/games/boat/icon.3f2a-96.avif");
	});

	it("contain one WebP file as the fallback", () => {
		expect(fallback(picture)).toBe("/pictures/games/boat/icon.3f2a.webp");
	});
});

describe("the manifest of pictures", () => {
	let folder: string;
	let file: string;
	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
		file = path.join(folder, "pictures.json");
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const entry = { width: 512, height: 512, widths: [96, 192], hash: "3f2a", tone: 3 };

	function problem(content: string): string {
		writeFileSync(file, content);
		try {
			readPictures(file);
		} catch (error) {
			if (error instanceof ContentError) return error.message;
			throw error;
		}
		return "";
	}

	it("returns a picture by its key", () => {
		writeFileSync(file, JSON.stringify({ "games/boat/icon": entry }));
		const index = readPictures(file);
		expect(index("games/boat/icon")).toEqual(picture);
		expect(index("games/boat/tall")).toBeUndefined();
	});

	it("returns as the focus the center of the largest face, in tenths", () => {
		const faces = [
			[0.8, 0.8, 0.1, 0.1],
			[0.1, 0.22, 0.32, 0.4],
		];
		writeFileSync(file, JSON.stringify({ "games/boat/icon": { ...entry, faces } }));
		expect(readPictures(file)("games/boat/icon")).toEqual({ ...picture, focus: { across: 3, down: 4 } });
	});

	it("returns the focus that an editor chose before that of a face, within the tenths that have a CSS rule", () => {
		const faces = [[0.8, 0.8, 0.1, 0.1]];
		writeFileSync(file, JSON.stringify({ "games/boat/icon": { ...entry, faces, focus: [0.02, 0.66] } }));
		expect(readPictures(file)("games/boat/icon")).toEqual({ ...picture, focus: { across: 1, down: 7 } });
	});

	it("returns nothing for a name from Object.prototype", () => {
		writeFileSync(file, "{}");
		expect(readPictures(file)("constructor")).toBeUndefined();
	});

	it("names the command that creates a missing manifest", () => {
		expect(() => readPictures(file)).toThrow(`${file} is missing. Run "npm run art -- encode".`);
	});

	it("names file and fix when it is not valid JSON", () => {
		expect(problem("{")).toMatch(/pictures\.json: not valid JSON: .+\. Run "npm run art -- encode"\.$/);
	});

	it("names the field of a malformed entry", () => {
		const { hash: _, ...rest } = entry;
		expect(problem(JSON.stringify({ "site/coin": rest }))).toContain(
			`${file}: field "site/coin.hash": it is missing; add it.`,
		);
		expect(problem(JSON.stringify({ "site/coin": { ...entry, widths: [] } }))).toContain('field "site/coin.widths"');
		expect(problem(JSON.stringify({ "site/coin": { ...entry, faces: [[0, 0, 2, 1]] } }))).toContain("site/coin.faces");
		expect(problem(JSON.stringify({ "site/coin": { ...entry, sizes: 1 } }))).toContain(
			'unknown field in "site/coin": sizes',
		);
	});
});

it("names the source file to add for a picture that was never encoded", () => {
	expect(() => sitePicture("site/no-such-picture")).toThrow(
		'content/pictures.json: no picture "site/no-such-picture". Put art/sources/site/no-such-picture.webp',
	);
});
