import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hoverClips } from "./clips.server.ts";

it("lists the clip files for cards, or the page clip without a card clip, and none without a manifest", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "clips-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = path.join(folder, "clips.json");
	expect(hoverClips(file)).toEqual([]);

	const entry = {
		width: 480,
		height: 540,
		seconds: 2,
		av1: { name: "card.1.webm", bytes: 9 },
		h264: { name: "card.2.mp4", bytes: 12 },
	};
	const page = { ...entry, av1: { name: "page.1.webm", bytes: 9 }, h264: { name: "page.2.mp4", bytes: 12 } };
	writeFileSync(file, JSON.stringify({ boat: { card: entry, page: entry }, "home-hero": { page } }));
	expect(hoverClips(file)).toEqual([
		["boat", { av1: "/clips/boat/card.1.webm", h264: "/clips/boat/card.2.mp4" }],
		["home-hero", { av1: "/clips/home-hero/page.1.webm", h264: "/clips/home-hero/page.2.mp4" }],
	]);
});
