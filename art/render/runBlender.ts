/** Renders one picture with Blender: two files with half the samples each, and the alpha mask of a cutout. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Frame } from "./shots.ts";

const RENDER_SCRIPT = join(import.meta.dirname, "../kit/run.py");

/** Renders a frame at low priority. Returns the seconds it took. */
export function runBlender(frame: Frame, size: readonly [number, number], samples: number, path: string): number {
	const options = ["-b", "-t", "2", "--python-exit-code", "1", "-P", RENDER_SCRIPT, "--"];
	const parameters = [frame.scene, frame.shot, ...size, samples, path, ...(frame.cutout ? ["cutout"] : [])].map(String);
	const { error, status, stdout, stderr } = spawnSync("nice", ["-n", "19", "blender", ...options, ...parameters], {
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (error || status === 127)
		throw new Error("blender not found: install Blender 3.4 or later (Debian: apt-get install blender).");
	const seconds = /RENDERED ([\d.]+)/.exec(stdout)?.[1];
	if (status === 0 && seconds !== undefined) return Number(seconds);
	const trace = /Traceback[\s\S]*/.exec(`${stderr}\n${stdout}`)?.[0] ?? stderr;
	throw new Error(`art/${frame.scene}.py, ${frame.shot}: Blender failed.\n${trace.trim().slice(0, 1500)}`);
}
