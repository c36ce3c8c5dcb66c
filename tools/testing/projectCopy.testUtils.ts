import { cpSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll } from "vitest";

/** Runs a file's tests in a copy of the code, the content and the given files. Packages are linked. */
export function projectCopy(...files: readonly string[]): void {
	beforeAll(() => {
		const projectFolder = process.cwd();
		const copy = mkdtempDisposableSync(path.join(tmpdir(), "project-"));
		for (const name of ["config", "content", "server", "src", "tools", "package.json", ...files])
			cpSync(name, path.join(copy.path, name), { recursive: true });
		symlinkSync(path.resolve("node_modules"), path.join(copy.path, "node_modules"));
		process.chdir(copy.path);
		return () => {
			process.chdir(projectFolder);
			copy.remove();
		};
	});
}
