/** One shot in Blender: the two half-sample files. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const RUN = join(new URL("..", import.meta.url).pathname, "kit/run.py");

export type Job = { slug: string; shot: string; size: readonly [number, number]; samples: number; path: string };

/** Renders a job at low priority; returns the seconds it took. Throws one line with the remedy when Blender is missing. */
export function runBlender({ slug, shot, size, samples, path }: Job): number {
	const words = ["-b", "-t", "2", "--python-exit-code", "1", "-P", RUN, "--"];
	const facts = [slug, shot, ...size, samples, path].map(String);
	const { error, status, stdout, stderr } = spawnSync("nice", ["-n", "19", "blender", ...words, ...facts], {
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (error || status === 127)
		throw new Error("blender not found: install Blender 3.4 or later (Debian: apt-get install blender).");
	const seconds = /RENDERED ([\d.]+)/.exec(stdout)?.[1];
	if (status === 0 && seconds !== undefined) return Number(seconds);
	const trace = /Traceback[\s\S]*/.exec(`${stderr}\n${stdout}`)?.[0] ?? stderr;
	throw new Error(`art/worlds/${slug}.py, ${shot}: Blender failed.\n${trace.trim().slice(0, 1500)}`);
}
