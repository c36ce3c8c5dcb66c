import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readClipManifest, updateClips } from "./clipManifest.ts";

const clip = (name: string, bytes = 9) => ({
	width: 8,
	height: 9,
	seconds: 2,
	av1: { name: `${name}.webm`, bytes },
	h264: { name: `${name}.mp4`, bytes },
});

describe("the manifest of clips", () => {
	let places: { output: string; manifest: string };
	beforeEach(() => {
		const root = mkdtempSync(join(tmpdir(), "clips-"));
		places = { output: join(root, "clips"), manifest: join(root, "clips.json") };
		mkdirSync(join(places.output, "boat"), { recursive: true });
	});
	afterEach(() => rmSync(join(places.output, ".."), { recursive: true }));

	it("lists each game by name, and the folder has no other files", async () => {
		for (const name of ["old.webm", "card.webm", "card.mp4"]) writeFileSync(join(places.output, "boat", name), "");
		mkdirSync(join(places.output, "ant"));
		await updateClips("boat", { card: clip("card") }, places);
		await updateClips("ant", {}, places);
		expect(readdirSync(join(places.output, "boat")).sort()).toEqual(["card.mp4", "card.webm"]);
		expect(readFileSync(places.manifest, "utf8")).toMatch(/^\{\n\t"ant": \{\},\n\t"boat": \{"card":.*\}\n\}\n$/);
		expect(await readClipManifest(places)).toEqual({ ant: {}, boat: { card: clip("card") } });
	});

	it("rejects a clip that exceeds the total size, and leaves the manifest unchanged", async () => {
		await updateClips("boat", { card: clip("card", 3_000_000) }, places);
		await expect(updateClips("cat", { page: clip("page", 2_000_001) }, places)).rejects.toThrow(
			"cat: all clips have 10000002 bytes, 10000000 at most.",
		);
		expect(Object.keys(await readClipManifest(places))).toEqual(["boat"]);
	});
});
