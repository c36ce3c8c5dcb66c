/**
 * `npm run visual`: draws the pictures of `tests/visual` anew with the pinned Chromium, after a change that is meant to
 * be seen. Look at what `git diff` shows of them before committing.
 */
import { spawnSync } from "node:child_process";

// One page after the other: they share the file of the pictures' digests.
const parameters = [
	"test",
	"tests/pages.spec.ts",
	"--grep",
	"looks as it did",
	"--update-snapshots=all",
	"--workers=1",
];
const { error, status } = spawnSync("playwright", parameters, { stdio: "inherit" });
if (error) throw new Error("Playwright did not start: run this as `npm run visual`.", { cause: error });
process.exitCode = status ?? 1;
