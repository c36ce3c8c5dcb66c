import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A copy of the code and content, and of further files, for the tests of a file. Packages are linked. @returns gets its folder */
export function projectCopy(...files: readonly string[]): () => string {
	let copy = "";
	beforeAll(() => {
		copy = mkdtempSync(path.join(tmpdir(), "project-"));
		const folders = ["config", "content", "public", "server", "src", "tools", "package.json"];
		for (const name of [...folders, ...files]) cpSync(name, path.join(copy, name), { recursive: true });
		symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
	});
	afterAll(() => rmSync(copy, { recursive: true, force: true }));
	return () => copy;
}
