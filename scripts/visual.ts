/**
 * `npm run visual`: draws the pictures of `tests/visual` anew with the pinned Chromium, after a change that is meant to
 * be seen. Look at what `git diff` shows of them before committing.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const drawn = spawnSync("playwright", ["test", "tests/visual.spec.ts", "--update-snapshots=all"], { stdio: "inherit" });
if (drawn.error) throw new Error("Playwright did not start: run this as `npm run visual`.", { cause: drawn.error });
process.exitCode = drawn.status ?? 1;

// A small palette is a sixth of the size, and near enough: there are no photographs in these pictures, and history keeps
// every one of them.
for (const file of globSync("tests/visual/*.png")) {
	await writeFile(
		file,
		await sharp(await readFile(file))
			.png({ palette: true, quality: 60, dither: 0, effort: 10, compressionLevel: 9 })
			.toBuffer(),
	);
}
