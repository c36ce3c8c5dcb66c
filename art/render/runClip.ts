/** A clip in Blender: its stage is built once, its frames are modelled and rendered one after another. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const KIT = join(import.meta.dirname, "../kit");

export type ClipRender = { clip: string; size: readonly [width: number, height: number]; samples: number };

/**
 * Runs a script of the kit at low priority and hands each line that it prints to `onLine`.
 *
 * @param scene names what went wrong in an error: a path below art, without ending
 * @throws one line with the remedy when Blender is missing; the traceback when the script fails
 */
async function runScript(
	script: string,
	scene: string,
	facts: readonly (string | number)[],
	onLine: (line: string) => void,
): Promise<void> {
	const words = ["-b", "-t", "2", "--python-exit-code", "1", "-P", join(KIT, script), "--", ...facts.map(String)];
	const blender = spawn("nice", ["-n", "19", "blender", ...words], { stdio: ["ignore", "pipe", "pipe"] });
	let all = "";
	let unread = "";
	blender.stderr.on("data", (chunk: Buffer) => {
		all += chunk;
	});
	blender.stdout.on("data", (chunk: Buffer) => {
		all += chunk;
		const lines = `${unread}${chunk}`.split("\n");
		unread = lines.pop() ?? "";
		for (const line of lines) onLine(line);
	});
	const status = await new Promise<number | null>((resolve, reject) => {
		blender.on("error", reject);
		blender.on("close", resolve);
	});
	if (status === 127)
		throw new Error("blender not found: install Blender 3.4 or later (Debian: apt-get install blender).");
	if (status === 0) return;
	const trace = /Traceback[\s\S]*/.exec(all)?.[0] ?? all.slice(-800);
	throw new Error(`art/${scene}.py: Blender failed.\n${trace.trim().slice(0, 1500)}`);
}

/**
 * Renders frames of a clip (its path below art, without ending) into a folder: `007.a.exr` and `007.b.exr` each.
 *
 * @param done is called after each frame with its number and the seconds that modelling and rendering took
 */
export async function runClip(
	{ clip, size, samples }: ClipRender,
	folder: string,
	frames: readonly number[],
	done: (frame: number, seconds: number) => void,
): Promise<void> {
	await runScript("film.py", clip, [clip, ...size, samples, folder, ...frames], (line) => {
		const [, frame, modelled, rendered] = /^FRAME (\d+) ([\d.]+) ([\d.]+)/.exec(line) ?? [];
		if (frame !== undefined) done(Number(frame), Number(modelled) + Number(rendered));
	});
}

/** What only one of a game's preview and the first frame of its clip has, a line each; none when they are the same. */
export async function findPoseDifferences(slug: string): Promise<string[]> {
	const only: string[] = [];
	await runScript("same.py", `clips/${slug}`, [slug], (line) => {
		if (line.startsWith("ONLY ")) only.push(line.slice(5));
	});
	return only;
}
