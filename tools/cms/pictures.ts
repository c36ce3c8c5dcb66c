import { execFile } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ContentError } from "#content/model/contentError.ts";

/** Lists the pictures of an entry (`games/boat-attack`) with `npm run art -- places`. */
export async function readPictures(root: string, entry: string): Promise<{ source?: unknown }[]> {
	return JSON.parse(await runArt(root, ["places", "--", entry]));
}

/**
 * Encodes a new picture around its focal point, or moves the focal point of the current picture.
 * @param query `focus`, and for a new picture `name`, its file name
 * @param picture content of the new file, or empty
 * @throws ContentError with the message of `npm run art`
 */
export async function savePicture(root: string, name: string, query: URLSearchParams, picture: Buffer) {
	const focus = query.get("focus") ?? "";
	// Removes line breaks. `--name=` and `--` prevent names from being read as options.
	const label = (query.get("name") ?? "").replaceAll(/\p{Cc}/gu, " ");
	using folder = mkdtempDisposableSync(path.join(tmpdir(), "picture-"));
	const receivedFile = path.join(folder.path, "picture");
	writeFileSync(receivedFile, picture);
	const placeParameters = ["place", `--focus=${focus}`, `--name=${label}`, "--", receivedFile, name];
	await runArt(root, picture.length > 0 ? placeParameters : ["focus", "--", name, focus]);
	await stopBorrowing(root, name.startsWith("games/") ? path.posix.dirname(name) : name);
	return {};
}

/** Removes the field that borrows pictures once an entry has all pictures; the build rejects both together. */
async function stopBorrowing(root: string, entry: string): Promise<void> {
	const pictures = await readPictures(root, entry);
	if (!pictures.every(({ source }) => source)) return;
	const file = path.join(root, `content/${entry}.${entry.startsWith("games/") ? "yaml" : "md"}`);
	const text = readFileSync(file, "utf8");
	const ownText = text.replace(/^pictures?: .*\n/m, "");
	if (ownText !== text) writeFileSync(file, ownText);
}

const TIMEOUT_MS = 180_000;
const runFile = promisify(execFile);
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs `npm run art -- …` in another process, because it decodes untrusted pictures, and one run at a time.
 * @throws ContentError with its error message
 */
function runArt(root: string, parameters: readonly string[]): Promise<string> {
	const options = { cwd: root, timeout: TIMEOUT_MS };
	const run = lastRun
		.then(() => runFile(process.execPath, ["art/art.ts", ...parameters], options))
		.catch(({ killed, stderr }) => {
			const timedOut = killed && `It took longer than ${TIMEOUT_MS / 60_000} minutes. Choose a smaller picture.`;
			throw new ContentError([timedOut || stderr.trim()]);
		});
	lastRun = run.catch(() => undefined);
	return run.then(({ stdout }) => stdout);
}
