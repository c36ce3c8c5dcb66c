/** Renders a clip with Blender: builds the stage once, then models and renders frame by frame. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const KIT = join(import.meta.dirname, "../kit");

export type ClipRender = { clip: string; size: readonly [width: number, height: number]; samples: number };

/**
 * Runs a script of the kit at low priority and calls `onLine` for each line of its output.
 *
 * @param scene path below art, without extension; shown in errors
 * @throws if Blender is missing, or with the traceback if the script fails
 */
async function runScript(
	script: string,
	scene: string,
	parameters: readonly (string | number)[],
	onLine: (line: string) => void,
): Promise<void> {
	const options = [
		"-b",
		"-t",
		"2",
		"--python-exit-code",
		"1",
		"-P",
		join(KIT, script),
		"--",
		...parameters.map(String),
	];
	const blender = spawn("nice", ["-n", "19", "blender", ...options], { stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	let incompleteLine = "";
	blender.stderr.on("data", (chunk: Buffer) => {
		output += chunk;
	});
	blender.stdout.on("data", (chunk: Buffer) => {
		output += chunk;
		const lines = `${incompleteLine}${chunk}`.split("\n");
		incompleteLine = lines.pop() ?? "";
		for (const line of lines) onLine(line);
	});
	const status = await new Promise<number | null>((resolve, reject) => {
		blender.on("error", reject);
		blender.on("close", resolve);
	});
	if (status === 127)
		throw new Error("blender not found: install Blender 3.4 or later (Debian: apt-get install blender).");
	if (status === 0) return;
	const trace = /Traceback[\s\S]*/.exec(output)?.[0] ?? output.slice(-800);
	throw new Error(`art/${scene}.py: Blender failed.\n${trace.trim().slice(0, 1500)}`);
}

/**
 * Renders frames of a clip into a folder: `007.a.exr` and `007.b.exr`.
 *
 * @param clip path below art, without extension
 * @param onFrame called after each frame with its number and the seconds that modeling and rendering took
 */
export async function runClip(
	{ clip, size, samples }: ClipRender,
	folder: string,
	frames: readonly number[],
	onFrame: (frame: number, seconds: number) => void,
): Promise<void> {
	await runScript("film.py", clip, [clip, ...size, samples, folder, ...frames], (line) => {
		const [, frame, modeling, rendering] = /^FRAME (\d+) ([\d.]+) ([\d.]+)/.exec(line) ?? [];
		if (frame !== undefined) onFrame(Number(frame), Number(modeling) + Number(rendering));
	});
}

/** Lists the objects that only the preview or only the first frame of the clip has, one line each. */
export async function findPoseDifferences(slug: string): Promise<string[]> {
	const differences: string[] = [];
	await runScript("same.py", `clips/${slug}`, [slug], (line) => {
		if (line.startsWith("ONLY ")) differences.push(line.slice(5));
	});
	return differences;
}
