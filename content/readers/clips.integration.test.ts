import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clipOf, hoverClips, readClips } from "./clips.server.ts";

describe("the manifest of video clips", () => {
	let folder: string;
	let file: string;
	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), "clips-"));
		file = path.join(folder, "clips.json");
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const size = { width: 480, height: 540, seconds: 2 };
	const files = (name: string) => ({ av1: `/clips/boat/${name}.1.webm`, h264: `/clips/boat/${name}.2.mp4` });
	const entry = (name: string) => {
		return { ...size, av1: { name: `${name}.1.webm`, bytes: 9 }, h264: { name: `${name}.2.mp4`, bytes: 12 } };
	};
	const poster = { base: "/pictures/games/boat/clip.1", width: 960, height: 540, widths: [480], tone: 3 };

	it("has the clips of a game with their addresses, the page clip with its poster, and one to play on hover", () => {
		const [card, page] = [entry("card"), entry("page")];
		writeFileSync(file, JSON.stringify({ boat: { card, page }, cat: { card }, "home-hero": { page } }));
		const clips = readClips((key) => (key === "games/boat/clip" ? poster : undefined), file);
		expect(clips("boat")).toEqual({ card: { ...size, ...files("card") }, page: { ...size, ...files("page"), poster } });
		expect(clips("cat").page).toBeUndefined();
		expect(clips("dog")).toEqual({});
		expect(clips("constructor")).toEqual({});
		const [boat, , hero] = hoverClips(file);
		expect(boat).toEqual(["boat", files("card")]);
		expect(hero).toEqual(["home-hero", { av1: "/clips/home-hero/page.1.webm", h264: "/clips/home-hero/page.2.mp4" }]);
	});

	it("may be missing on a site without clips", () => {
		expect(readClips(() => undefined, file)("boat")).toEqual({});
		expect(hoverClips(file)).toEqual([]);
	});

	it.each([
		["{", /clips\.json: not valid JSON: .*\. Delete it and run "npm run art -- <game> clip"/],
		[JSON.stringify({ boat: { card: { ...entry("card"), width: 0 } } }), /clips\.json: field "boat\.card\.width"/],
	])("is rejected as %s, and the fix is named", (content, problem) => {
		writeFileSync(file, content);
		expect(() => readClips(() => undefined, file)).toThrow(problem);
	});
});

describe("the committed video clips", () => {
	const folder = path.join(import.meta.dirname, "../../public/clips");
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name));
	const slugs = [...new Set(files.map((file) => path.basename(path.dirname(file))))];
	const bytesOf = (address: string): number => statSync(path.join(folder, "..", address)).size;

	it("stay within the limits of dimensions and bytes", () => {
		expect(slugs.length).toBeGreaterThan(0);
		for (const slug of slugs) {
			const { card, page } = clipOf(slug);
			for (const [clip, width, height, bytes] of [
				[card, 480, 576, 150_000],
				[page, 960, 540, 400_000],
			] as const) {
				if (!clip) continue;
				expect(clip.width, slug).toBeLessThanOrEqual(width);
				expect(clip.height, slug).toBeLessThanOrEqual(height);
				for (const address of [clip.av1, clip.h264]) expect(bytesOf(address), address).toBeLessThanOrEqual(bytes);
			}
		}
		expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(10_000_000);
	});

	it("match the manifest, without any other file", () => {
		const known = slugs.flatMap((slug) => {
			const { card, page } = clipOf(slug);
			return [card, page].flatMap((clip) => (clip ? [clip.av1, clip.h264] : []));
		});
		expect(files.map((file) => `/clips/${path.relative(folder, file)}`).sort()).toEqual(known.sort());
	});
});
