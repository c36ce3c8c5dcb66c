import { type ExecFileException, execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RefusedChange, type WorkingCopy } from "./workingCopy.ts";

const entryName = /^(games|news)\/[a-z0-9-]+$/;
/** The cover of an article, or one of a game's pictures. */
const pictureName = /^(news\/[a-z0-9-]+|games\/[a-z0-9-]+\/[a-z]+(-[123])?)$/;

const sourceTypes = { ".webp": "image/webp", ".png": "image/png", ".svg": "image/svg+xml" };

/** The pictures of an entry, as `npm run art -- places` describes them. @param entry `games/boat-attack` */
export async function readPictures(copy: WorkingCopy, entry: string): Promise<{ source?: unknown }[]> {
	if (!entryName.test(entry)) throw new RefusedChange(404, `The editor has no pictures of "${entry}".`);
	return JSON.parse(await runArt(copy.root, ["places", entry]));
}

/** The file that a picture is encoded from. @returns its media type and content */
export function readSource({ root }: WorkingCopy, name: string): [string, Uint8Array] {
	const file = (ending: string) => path.join(root, "art/sources", checkName(name) + ending);
	const [ending, type] = Object.entries(sourceTypes).find(([ending]) => existsSync(file(ending))) ?? [];
	if (!ending || !type) throw new RefusedChange(404, `There is no picture ${name} yet.`);
	return [type, readFileSync(file(ending))];
}

/**
 * Encodes a new picture around its focal point, or only moves the point of the present picture.
 *
 * @param body form with `focus`, and `file` for a new picture
 * @throws RefusedChange in the words of `npm run art`
 */
export async function savePicture(copy: WorkingCopy, name: string, type = "", body: Buffer): Promise<object> {
	checkName(name);
	const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData().catch(() => {
		throw new RefusedChange(422, "The request is not a form with a picture. Load the page again.");
	});
	const [file, focus] = [form.get("file"), String(form.get("focus") ?? "")];
	if (file instanceof File) await placeFile(copy.root, file, name, focus);
	else await runArt(copy.root, ["focus", name, focus]);
	await stopBorrowing(copy, name.startsWith("games/") ? path.posix.dirname(name) : name);
	return {};
}

function checkName(name: string): string {
	if (!pictureName.test(name)) throw new RefusedChange(404, `The editor has no picture "${name}".`);
	return name;
}

async function placeFile(root: string, file: File, name: string, focus: string): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "picture-"));
	try {
		const receivedFile = path.join(folder, "picture");
		writeFileSync(receivedFile, Buffer.from(await file.arrayBuffer()));
		// A name with line breaks, or one like an option, stays a name.
		const label = file.name.replaceAll(/\p{Cc}/gu, " ");
		await runArt(root, ["place", receivedFile, name, `--focus=${focus}`, `--name=${label}`]);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Removes the field that borrows pictures once an entry has all of its own; the build refuses the two together. */
async function stopBorrowing(copy: WorkingCopy, entry: string): Promise<void> {
	const pictures = await readPictures(copy, entry);
	if (!pictures.every(({ source }) => source)) return;
	const { path: file, hash, content } = copy.read(`content/${entry}.${entry.startsWith("games/") ? "yaml" : "md"}`);
	const text = content.toString().replace(/^pictures?: .*\n/m, "");
	if (text !== content.toString()) copy.change([{ path: file, hash, content: Buffer.from(text) }]);
}

const TIMEOUT_MS = 180_000;

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs `npm run art -- …`, in another process because it decodes pictures of unknown origin, and one run after another because all
 * write one list.
 *
 * @throws RefusedChange with its error message
 */
function runArt(root: string, parameters: readonly string[]): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const finish = (error: ExecFileException | null, output: string, message: string) => {
		if (!error) return resolve(output.trim());
		const timedOut = error.killed && `It took longer than ${TIMEOUT_MS / 60_000} minutes. Choose a smaller picture.`;
		reject(new RefusedChange(422, timedOut || message.trim()));
	};
	lastRun = lastRun.then(() => {
		execFile(process.execPath, ["art/art.ts", ...parameters], { cwd: root, timeout: TIMEOUT_MS }, finish);
		return promise.catch(() => undefined);
	});
	return promise;
}
