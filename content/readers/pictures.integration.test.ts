import { describe, expect, it } from "vitest";
import { getFallbackUrl, getPictureSource, type Picture, srcSet } from "#content/model/picture.ts";
import { readPictures, sitePicture } from "./pictures.server.ts";
import { temporaryFolder } from "./temporaryFolder.testUtils.ts";

const picture: Picture = {
	base: "/pictures/games/boat/icon.3f2a",
	width: 512,
	height: 512,
	widths: [96, 192],
	placeholderColor: 3,
};

describe("the addresses of a picture", () => {
	it("contain one AVIF file per width, of which the largest is the default, and one WebP file as the fallback", () => {
		expect(srcSet(picture)).toBe(
			"/pictures/games/boat/icon.3f2a-96.avif 96w, /pictures/games/boat/icon.3f2a-192.avif 192w",
		);
		expect(getPictureSource(picture)).toBe("/pictures/games/boat/icon.3f2a-192.avif");
		expect(getPictureSource(picture, 96)).toBe("/pictures/games/boat/icon.3f2a-96.avif");
		expect(getFallbackUrl(picture)).toBe("/pictures/games/boat/icon.3f2a.webp");
	});
});

describe("the manifest of pictures", () => {
	const { at, putFile } = temporaryFolder();
	const write = (manifest: object) => putFile("pictures.json", JSON.stringify(manifest));
	const read = () => readPictures(at("pictures.json"));
	const entry = { width: 512, height: 512, widths: [96, 192], hash: "3f2a", placeholderColor: 3 };

	it("returns a picture by its key", () => {
		write({ "games/boat/icon": entry });
		expect(read()("games/boat/icon")).toEqual(picture);
		for (const key of ["games/boat/tall", "constructor"]) expect(read()(key)).toBeUndefined();
	});

	const faceBoxes = [
		[0.8, 0.8, 0.1, 0.1],
		[0.1, 0.22, 0.32, 0.4],
	];
	it.each([
		["the center of the largest face, in tenths", { faces: faceBoxes }, { across: 3, down: 4 }],
		["the chosen focus, within tenths 1 to 9", { faces: faceBoxes, focus: [0.02, 0.66] }, { across: 1, down: 7 }],
	])("returns as the focus %s", (_, fields, focus) => {
		write({ "games/boat/icon": { ...entry, ...fields } });
		expect(read()("games/boat/icon")).toEqual({ ...picture, focus });
	});

	it("names the command that creates a missing manifest", () => {
		expect(read).toThrow(`${at("pictures.json")} is missing. Run "npm run art -- encode".`);
	});

	it.each([
		[{ hash: undefined }, 'field "coin.hash": it is missing; add it.'],
		[{ widths: [] }, 'field "coin.widths"'],
		[{ faces: [[0, 0, 2, 1]] }, "coin.faces"],
		[{ sizes: 1 }, 'unknown field in "coin": sizes'],
	])("rejects an entry with %j and names the field", (fields, problem) => {
		write({ coin: { ...entry, ...fields } });
		expect(read).toThrow(problem);
	});

	it("names file and fix of invalid JSON", () => {
		putFile("pictures.json", "{");
		expect(read).toThrow(/pictures\.json: it is not valid JSON: .+\. Run "npm run art -- encode"\.$/);
	});
});

it("names the source file to add for a picture that was never encoded", () => {
	expect(() => sitePicture("site/no-such-picture")).toThrow(
		'content/pictures.json: no picture "site/no-such-picture". Put art/sources/site/no-such-picture.webp',
	);
});
