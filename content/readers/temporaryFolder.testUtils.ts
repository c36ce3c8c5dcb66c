import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach } from "vitest";

/** A temporary folder for each test. File names are relative to it. */
export function temporaryFolder() {
	let folder = "";
	beforeEach(() => {
		const disposableFolder = mkdtempDisposableSync(path.join(tmpdir(), "test-"));
		folder = disposableFolder.path;
		return () => disposableFolder.remove();
	});
	const at = (name = ""): string => path.join(folder, name);
	const putFile = (name: string, content: string | Uint8Array, mode?: number): void => {
		mkdirSync(path.dirname(at(name)), { recursive: true });
		writeFileSync(at(name), content, { mode });
	};
	return {
		/** Absolute path of a file, or of the folder. */
		at,
		readFile: (name: string): string => readFileSync(at(name), "utf8"),
		/** Writes a file and creates its folders. */
		putFile,
		/** Writes files: texts by name. */
		putFiles(files: Readonly<Record<string, string>>): void {
			for (const [name, text] of Object.entries(files)) putFile(name, text);
		},
	};
}
