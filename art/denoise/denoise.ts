/** Runs the denoiser, compiled again after its sources change. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Compiles the denoiser if needed. Returns the path of the program. */
function compileDenoiser(): string {
	const sources = ["denoise.c", "exr.h"].map((name) => readFileSync(join(import.meta.dirname, name)));
	const hash = sources
		.reduce((sha256, source) => sha256.update(source), createHash("sha256"))
		.digest("hex")
		.slice(0, 12);
	const folder = join(tmpdir(), "site-art");
	const program = join(folder, `denoise-${hash}`);
	if (existsSync(program)) return program;
	mkdirSync(folder, { recursive: true });
	const flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp"];
	const { error, status, stderr } = spawnSync(
		"gcc",
		[...flags, join(import.meta.dirname, "denoise.c"), "-o", program, "-lm"],
		{
			encoding: "utf8",
		},
	);
	if (error)
		throw new Error("gcc not found: install it to compile the denoiser (Debian: apt-get install gcc libc6-dev).");
	if (status !== 0) throw new Error(`art/denoise/denoise.c does not compile:\n${stderr}`);
	return program;
}

/** Denoises two half-sample renders of the same picture and writes `output`. */
export function denoise(first: string, second: string, output: string): void {
	const { status, stderr } = spawnSync(compileDenoiser(), [first, second, output], { encoding: "utf8" });
	if (status !== 0) throw new Error(stderr.trim() || "The denoiser failed without a message.");
}
