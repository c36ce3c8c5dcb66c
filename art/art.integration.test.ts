import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PROJECT = join(import.meta.dirname, "..");

describe("the art command in a folder with a space and a percent sign in its name", () => {
	let folder: string;
	beforeAll(() => {
		folder = join(mkdtempSync(join(tmpdir(), "art-")), "100 %25 art");
		const skipped = ["sources", "node_modules"].map((name) => join(PROJECT, "art", name));
		cpSync(join(PROJECT, "art"), join(folder, "art"), { recursive: true, filter: (path) => !skipped.includes(path) });
		symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
		mkdirSync(join(folder, "content"));
		mkdirSync(join(folder, "art/sources/site"), { recursive: true });
		cpSync(join(PROJECT, "art/sources/site/coin.webp"), join(folder, "art/sources/site/coin.webp"));
		writeFileSync(join(folder, "art/faces.yaml"), "");
	});
	afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

	const run = (...parameters: string[]) =>
		spawnSync(process.execPath, [join(folder, "art/art.ts"), ...parameters], {
			cwd: folder,
			encoding: "utf8",
			// A PATH without Blender.
			env: { ...process.env, PATH: folder },
		});

	it("encodes into the folders of its project", () => {
		const { stdout, stderr } = run("encode");
		expect(stderr).toBe("");
		expect(stdout).toBe("1 pictures, 1 encoded, 0 old files removed.\n");
		expect(existsSync(join(folder, "public/pictures/site"))).toBe(true);
	});

	it("finds the world of a game and reports that Blender is missing", () => {
		expect(run("boat-attack", "icon", "--draft").stderr).toMatch(/^blender not found: install Blender/);
	});
});
