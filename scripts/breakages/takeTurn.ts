import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Waits for a turn on a machine that others work on, too.
 *
 * @param file what `flock` holds meanwhile; undefined for a machine of one's own
 * @returns what ends the turn
 */
export async function takeTurn(file: string | undefined): Promise<() => Promise<void>> {
	if (file === undefined) return async () => {};
	const holder = spawn("flock", [file, "sh", "-c", "echo mine; exec cat"], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = once(holder, "close");
	await Promise.race([once(holder.stdout, "data"), ended.then(() => Promise.reject(new Error(`No lock on ${file}.`)))]);
	return async () => {
		holder.stdin.end();
		await ended;
	};
}
