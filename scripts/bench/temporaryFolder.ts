import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Gives a new folder to `work` and removes it after, also when the process is interrupted. */
export async function inTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(path.join(tmpdir(), `site-${name}-`));
	const clean = () => rmSync(folder, { recursive: true, force: true });
	const stop = () => process.exit(130);
	process.once("exit", clean);
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
	try {
		return await work(folder);
	} finally {
		clean();
		process.off("exit", clean);
		process.off("SIGINT", stop);
		process.off("SIGTERM", stop);
	}
}
