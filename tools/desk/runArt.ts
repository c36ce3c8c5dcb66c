import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { RefusedChange } from "./workingCopy.ts";

/** The most that one picture may take, in milliseconds. */
const patience = 180_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `npm run art -- …` in a process of its own: what decodes pictures that people were sent is apart from what writes files.
 * One after another, because they write one list.
 *
 * @param root folder of the working copy
 * @returns what it prints
 * @throws Refused in its words
 */
export function runArt(root: string, words: readonly string[]): Promise<string> {
	const run = last.then(() => runNow(root, words));
	last = run.catch(() => undefined);
	return run;
}

async function runNow(root: string, words: readonly string[]): Promise<string> {
	const child = spawn(process.execPath, ["art/art.ts", ...words], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		timeout: patience,
	});
	const [said, failed, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise<number | null>((resolve, reject) => child.once("close", resolve).once("error", reject)),
	]);
	if (code === 0) return said.trim();
	if (code === null)
		throw new RefusedChange(422, `It took longer than ${patience / 60_000} minutes. Choose a smaller picture.`);
	throw new RefusedChange(422, failed.trim());
}
