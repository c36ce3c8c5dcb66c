import { type ExecFileException, execFile } from "node:child_process";
import { RefusedChange } from "./workingCopy.ts";

const TIMEOUT_MS = 180_000;

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs `npm run art -- …`, in another process because it decodes pictures of unknown origin, and one run after another because all
 * write one list.
 *
 * @param root folder of the working copy
 * @returns its output
 * @throws RefusedChange with its error message
 */
export function runArt(root: string, parameters: readonly string[]): Promise<string> {
	const run = lastRun.then(() => execute(root, parameters));
	lastRun = run.catch(() => undefined);
	return run;
}

function execute(root: string, parameters: readonly string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		const finish = (error: ExecFileException | null, output: string, message: string) => {
			if (!error) return resolve(output.trim());
			const isTimeout = error.killed && `It took longer than ${TIMEOUT_MS / 60_000} minutes. Choose a smaller picture.`;
			return reject(new RefusedChange(422, isTimeout || message.trim()));
		};
		execFile(process.execPath, ["art/art.ts", ...parameters], { cwd: root, timeout: TIMEOUT_MS }, finish);
	});
}
