import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
	it("contain one AVIF file per width, of which the largest is the default, and one WebP file as the fallback", () => {
		expect(srcSet(picture)).toBe(
			"/pictures/games/boat/icon.3f2a-96.avif 96w, /pictures/games/boat/icon.3f2a-192.avif 192w",
		);
		expect(getPictureSource(picture)).toBe("/pictures/games/boat/icon.3f2a-192.avif");
		expect(getPictureSource(picture, 96)).toBe("/pictures/games/boat/icon.3f2a-96.avif");
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

	it("returns a picture by its key", () => {
		writeFileSync(file, JSON.stringify({ "games/boat/icon": entry }));
		const index = readPictures(file);
		expect(index("games/boat/icon")).toEqual(picture);
		expect(index("games/boat/tall")).toBeUndefined();
	});

	const faces = [
		[0.8, 0.8, 0.1, 0.1],
		[0.1, 0.22, 0.32, 0.4],
	];
	it.each([
		["the center of the largest face, in tenths", { faces }, { across: 3, down: 4 }],
		[
			"the chosen focus, within the tenths that have a CSS rule",
			{ faces, focus: [0.02, 0.66] },
			{ across: 1, down: 7 },
		],
	])("returns as the focus %s", (_, fields, focus) => {
		writeFileSync(file, JSON.stringify({ "games/boat/icon": { ...entry, ...fields } }));
		expect(readPictures(file)("games/boat/icon")).toEqual({ ...picture, focus });
	});

	it("returns nothing for a name from Object.prototype", () => {
		writeFileSync(file, "{}");
		expect(readPictures(file)("constructor")).toBeUndefined();
	});

	it("names the command that creates a missing manifest", () => {
		expect(() => readPictures(file)).toThrow(`${file} is missing. Run "npm run art -- encode".`);
	});

	it.each([
		["{", /pictures\.json: not valid JSON: .+\. Run "npm run art -- encode"\.$/],
		[JSON.stringify({ coin: { ...entry, hash: undefined } }), 'field "coin.hash": it is missing; add it.'],
		[JSON.stringify({ coin: { ...entry, widths: [] } }), 'field "coin.widths"'],
		[JSON.stringify({ coin: { ...entry, faces: [[0, 0, 2, 1]] } }), "coin.faces"],
		[JSON.stringify({ coin: { ...entry, sizes: 1 } }), 'unknown field in "coin": sizes'],
	])("rejects %s and names the field", (content, problem) => {
		writeFileSync(file, content);
		expect(() => readPictures(file)).toThrow(problem);
	});
});

it("names the source file to add for a picture that was never encoded", () => {
	expect(() => sitePicture("site/no-such-picture")).toThrow(
		'content/pictures.json: no picture "site/no-such-picture". Put art/sources/site/no-such-picture.webp',
	);
});
