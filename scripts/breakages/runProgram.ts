import { spawn } from "node:child_process";
import path from "node:path";

interface Program {
	readonly program: string;
	readonly parameters: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program of the project's own in a folder. Never throws for what the program says.
 *
 * @param patience milliseconds after which it is stopped
 */
export function runProgram(
	{ program, parameters, env }: Program,
	folder: string,
	patience = 5 * 60_000,
): Promise<{ status: number | null; output: string }> {
	const programs = path.resolve("node_modules/.bin");
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, {
			cwd: folder,
			env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH}`, NO_COLOR: "1", ...env },
			stdio: ["ignore", "pipe", "pipe"],
			timeout: patience,
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk: Buffer) => {
				output += chunk.toString();
			});
		}
		child.on("error", reject);
		child.on("close", (status) => resolve({ status, output }));
	});
}
