import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ClipFile } from "#content/model/clip.ts";
import { ContentError } from "#content/model/contentError.ts";
import { clipOf, readClips } from "./clips.server.ts";

describe("the manifest of video clips", () => {
	let folder: string;
	let file: string;
	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), "clips-"));
		file = path.join(folder, "clips.json");
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const entry = {
		width: 480,
		height: 540,
		seconds: 2,
		av1: { name: "card.3f2a.webm", bytes: 9 },
		h264: { name: "card.5b1c.mp4", bytes: 12 },
	};
	const clip: ClipFile = {
		width: 480,
		height: 540,
		seconds: 2,
		av1: "/clips/boat/card.3f2a.webm",
		h264: "/clips/boat/card.5b1c.mp4",
	};
	const poster = { base: "/pictures/games/boat/clip.1", width: 960, height: 540, widths: [480], tone: 3 };

	it("returns the clips of a game with their addresses, and the page clip with its poster", () => {
		writeFileSync(file, JSON.stringify({ boat: { card: entry, page: entry }, cat: { card: entry } }));
		const clips = readClips((key) => (key === "games/boat/clip" ? poster : undefined), file);
		expect(clips("boat")).toEqual({ card: clip, page: { ...clip, poster } });
		expect(clips("cat").page).toBeUndefined();
		expect(clips("dog")).toEqual({});
		expect(clips("constructor")).toEqual({});
	});

	it("returns no clips without a manifest", () => {
		expect(readClips(() => undefined, file)("boat")).toEqual({});
	});

	it("names file, field and fix when it is malformed", () => {
		const reading = (content: string) => () => {
			writeFileSync(file, content);
			readClips(() => undefined, file);
		};
		expect(reading("{")).toThrow(ContentError);
		expect(reading("{")).toThrow(/clips\.json: not valid JSON: .*\. Delete it and run "npm run art -- <game> clip"/);
		expect(reading(JSON.stringify({ boat: { card: { ...entry, width: 0 } } }))).toThrow('field "boat.card.width"');
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
