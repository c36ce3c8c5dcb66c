import { globSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ClipFile, getGameClips, hoverClips, readClips } from "./clips.server.ts";
import { temporaryFolder } from "./temporaryFolder.testUtils.ts";

describe("the manifest of video clips", () => {
	const { at, putFile } = temporaryFolder();
	const name = "clips.json";
	const size = { width: 480, height: 540, seconds: 2 };
	const files = (name: string) => ({ av1: `/clips/boat/${name}.1.webm`, h264: `/clips/boat/${name}.2.mp4` });
	const entry = (name: string) => {
		return { ...size, av1: { name: `${name}.1.webm`, bytes: 9 }, h264: { name: `${name}.2.mp4`, bytes: 12 } };
	};
	const posterPicture = {
		base: "/pictures/games/boat/clip.1",
		width: 960,
		height: 540,
		widths: [480],
		placeholderColor: 3,
	};

	it("has the clips of a game with their addresses, the page clip with its poster, and one to play on hover", () => {
		const [card, page] = [entry("card"), entry("page")];
		putFile(name, JSON.stringify({ boat: { card, page }, cat: { card }, "home-hero": { page } }));
		const boatClips = readClips((key) => (key === "games/boat/clip" ? posterPicture : undefined), at(name));
		expect(boatClips("boat")).toEqual({
			card: { ...size, ...files("card") },
			page: { ...size, ...files("page"), poster: posterPicture },
		});
		expect(boatClips("cat").page).toBeUndefined();
		expect(boatClips("dog")).toEqual({});
		expect(boatClips("constructor")).toEqual({});
		const [boat, , hero] = hoverClips(at(name));
		expect(boat).toEqual(["boat", files("card")]);
		expect(hero).toEqual(["home-hero", { av1: "/clips/home-hero/page.1.webm", h264: "/clips/home-hero/page.2.mp4" }]);
	});

	it("may be missing on a site without clips", () => {
		expect(readClips(() => undefined, at(name))("boat")).toEqual({});
		expect(hoverClips(at(name))).toEqual([]);
	});

	it.each([
		["{", /clips\.json: it is not valid JSON: .*\. Delete it and run "npm run art -- <game> clip"/],
		[JSON.stringify({ boat: { card: { ...entry("card"), width: 0 } } }), /clips\.json: field "boat\.card\.width"/],
	])("is rejected as %s, and the fix is named", (content, problem) => {
		putFile(name, content);
		expect(() => readClips(() => undefined, at(name))).toThrow(problem);
	});
});

const files = globSync("public/clips/*/*");
const slugs = [...new Set(files.map((file) => file.split("/")[2] ?? ""))];
const bytesOf = (address: string): number => statSync(`public${address}`).size;
const expectWithin = ({ av1, h264, ...clip }: ClipFile, width: number, height: number, bytes: number) => {
	expect(clip.width, av1).toBeLessThanOrEqual(width);
	expect(clip.height, av1).toBeLessThanOrEqual(height);
	for (const address of [av1, h264]) expect(bytesOf(address), address).toBeLessThanOrEqual(bytes);
};

it("the committed video clips stay within the limits of dimensions and bytes", () => {
	expect(slugs.length).toBeGreaterThan(0);
	for (const slug of slugs) {
		const { card, page } = getGameClips(slug);
		if (card) expectWithin(card, 480, 576, 150_000);
		if (page) expectWithin(page, 960, 540, 400_000);
	}
	expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(10_000_000);
});

it("the committed video clips match the manifest, without any other file", () => {
	const known = slugs.flatMap((slug) => {
		const { card, page } = getGameClips(slug);
		return [card, page].flatMap((clip) => (clip ? [clip.av1, clip.h264] : []));
	});
	expect(files.map((file) => file.replace("public", "")).sort()).toEqual(known.sort());
});
