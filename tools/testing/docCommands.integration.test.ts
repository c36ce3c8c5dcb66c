import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { docFiles, readDocCommands } from "./docCommands.ts";

/** `npm test` runs the other commands: it builds, serves and tests the site, and `inbox` and `versions` have tests of their command line. */
const ownCommand = /^(?:npm run (?:translations -- |launch-check)|npx node tools\/)/;
const docCommands = docFiles
	.flatMap(readDocCommands)
	.filter((command) => ownCommand.test(command) && !/[<…]/.test(command));

let copy: string;
beforeAll(() => {
	copy = mkdtempSync(path.join(tmpdir(), "doc-commands-"));
	for (const name of [
		"config",
		"content",
		"public",
		"server",
		"src",
		"tools",
		"package.json",
		"package-lock.json",
		"LICENSE",
	])
		cpSync(name, path.join(copy, name), { recursive: true });
	symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Of several commands that differ in options only, the first.
const firstCommands = Map.groupBy(docCommands, (command) => command.split(/ (?=--\w)|(?<=-- \w+) /)[0]).values();
it.each([...firstCommands].map(([command = ""]) => command))(
	"the documented command %s runs",
	{ timeout: 60_000 },
	(command) => {
		const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: "utf8" });
		// launch-check ends with 1 as long as it lists sample content.
		expect([0, command.endsWith("launch-check") ? 1 : 0], stdout + stderr).toContain(status);
	},
);
