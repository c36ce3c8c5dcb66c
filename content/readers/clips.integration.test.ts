import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Clip } from "#content/model/clip.ts";
import { ContentError } from "#content/model/contentError.ts";
import { readClips } from "./clips.server.ts";

describe("the manifest of clips", () => {
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
	const clip: Clip = {
		width: 480,
		height: 540,
		seconds: 2,
		av1: "/clips/boat/card.3f2a.webm",
		h264: "/clips/boat/card.5b1c.mp4",
	};
	const poster = { base: "/pictures/games/boat/clip.1", width: 960, height: 540, widths: [480], tone: 3 };

	it("gives the clips of a game with their addresses, the page's with its poster", () => {
		writeFileSync(file, JSON.stringify({ boat: { card: entry, page: entry }, cat: { card: entry } }));
		const clips = readClips((key) => (key === "games/boat/clip" ? poster : undefined), file);
		expect(clips("boat")).toEqual({ card: clip, page: { ...clip, poster } });
		expect(clips("cat").page).toBeUndefined();
		expect(clips("dog")).toEqual({});
		expect(clips("constructor")).toEqual({});
	});

	it("gives none where there is no manifest", () => {
		expect(readClips(() => undefined, file)("boat")).toEqual({});
	});

	it("names itself, the field and the remedy when it is malformed", () => {
		const reading = (content: string) => () => {
			writeFileSync(file, content);
			readClips(() => undefined, file);
		};
		expect(reading("{")).toThrow(ContentError);
		expect(reading("{")).toThrow(/clips\.json: not valid JSON: .*\. Delete it and run "npm run art -- <game> clip"/);
		expect(reading(JSON.stringify({ boat: { card: { ...entry, width: 0 } } }))).toThrow('field "boat.card.width"');
	});
});
