/** A clip in Blender: its stage is built once, its frames are modelled and rendered one after another. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const FILM = join(import.meta.dirname, "../kit/film.py");

export type Film = { clip: string; size: readonly [width: number, height: number]; samples: number };

/**
 * Renders frames of a clip (its path below art, without ending) at low priority into a folder: `007.a.exr` and `007.b.exr` each.
 *
 * @param done is called after each frame with its number and the seconds that modelling and rendering took
 * @throws one line with the remedy when Blender is missing; the clip's traceback when it fails
 */
export async function runFilm(
	{ clip, size, samples }: Film,
	folder: string,
	frames: readonly number[],
	done: (frame: number, seconds: number) => void,
): Promise<void> {
	const words = ["-b", "-t", "2", "--python-exit-code", "1", "-P", FILM, "--"];
	const facts = [clip, ...size, samples, folder, ...frames].map(String);
	const blender = spawn("nice", ["-n", "19", "blender", ...words, ...facts], { stdio: ["ignore", "pipe", "pipe"] });
	let told = "";
	let unread = "";
	blender.stderr.on("data", (chunk: Buffer) => {
		told += chunk;
	});
	blender.stdout.on("data", (chunk: Buffer) => {
		told += chunk;
		const lines = `${unread}${chunk}`.split("\n");
		unread = lines.pop() ?? "";
		for (const line of lines) {
			const [, frame, modelled, rendered] = /^FRAME (\d+) ([\d.]+) ([\d.]+)/.exec(line) ?? [];
			if (frame !== undefined) done(Number(frame), Number(modelled) + Number(rendered));
		}
	});
	const status = await new Promise<number | null>((resolve, reject) => {
		blender.on("error", reject);
		blender.on("close", resolve);
	});
	if (status === 127)
		throw new Error("blender not found: install Blender 3.4 or later (Debian: apt-get install blender).");
	if (status === 0) return;
	const trace = /Traceback[\s\S]*/.exec(told)?.[0] ?? told.slice(-800);
	throw new Error(`art/${clip}.py: Blender failed.\n${trace.trim().slice(0, 1500)}`);
}
