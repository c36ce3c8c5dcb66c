import process from "node:process";
import { setFlagsFromString } from "node:v8";

/** Of glibc, which otherwise has up to eight for each core, and fills them all. */
const arenas = { MALLOC_ARENA_MAX: "2" };

/**
 * Has the build take the memory it needs and little more. Call it first: where the system has arenas, the process begins anew.
 */
export function saveMemory(): void {
	const { env, execArgv, execPath, argv, platform } = process;
	if (platform !== "linux" || env.MALLOC_ARENA_MAX) return;
	process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...arenas });
}

/**
 * Has all threads look for what is no longer in use before they have grown to four times what is: a large catalogue made anew fits
 * into half of the memory, in the same time. Where its pages stay as they were it fits anyway, and looking is a tenth of the work.
 */
export function growSlowly(): void {
	setFlagsFromString("--heap-growing-percent=50");
}
