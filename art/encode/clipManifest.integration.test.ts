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

describe("the clip manifest", () => {
	let paths: { output: string; manifest: string };
	beforeEach(() => {
		const root = mkdtempSync(join(tmpdir(), "clips-"));
		paths = { output: join(root, "clips"), manifest: join(root, "clips.json") };
		mkdirSync(join(paths.output, "boat"), { recursive: true });
	});
	afterEach(() => rmSync(join(paths.output, ".."), { recursive: true }));

	it("lists games by name and deletes obsolete files", async () => {
		for (const name of ["old.webm", "card.webm", "card.mp4"]) writeFileSync(join(paths.output, "boat", name), "");
		mkdirSync(join(paths.output, "ant"));
		await updateClips("boat", { card: clip("card") }, paths);
		await updateClips("ant", {}, paths);
		expect(readdirSync(join(paths.output, "boat")).sort()).toEqual(["card.mp4", "card.webm"]);
		expect(readFileSync(paths.manifest, "utf8")).toMatch(/^\{\n\t"ant": \{\},\n\t"boat": \{"card":.*\}\n\}\n$/);
		expect(await readClipManifest(paths)).toEqual({ ant: {}, boat: { card: clip("card") } });
	});

	it("rejects a clip that exceeds the total size, and leaves the manifest unchanged", async () => {
		await updateClips("boat", { card: clip("card", 3_000_000) }, paths);
		await expect(updateClips("cat", { page: clip("page", 2_000_001) }, paths)).rejects.toThrow(
			"cat: all clips have 10000002 bytes; the limit is 10000000.",
		);
		expect(Object.keys(await readClipManifest(paths))).toEqual(["boat"]);
	});
});
