import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { docFiles, readDocCommands } from "./docCommands.ts";
import { projectCopy } from "./projectCopy.testUtils.ts";

/** `npm test` runs the other commands: it builds, serves and tests the site, and `inbox` and `versions` have tests of their command line. */
const ownCommand = /^(?:npm run (?:translations -- |launch-check)|npx node tools\/)/;
const docCommands = docFiles
	.flatMap(readDocCommands)
	.filter((command) => ownCommand.test(command) && !/[<…]/.test(command));

const getFolder = projectCopy("package-lock.json", "LICENSE");

// Of several commands that differ in options only, the first.
const firstCommands = Map.groupBy(docCommands, (command) => command.split(/ (?=--\w)|(?<=-- \w+) /)[0]).values();
it.each([...firstCommands].map(([command = ""]) => command))(
	"the documented command %s runs",
	{ timeout: 60_000 },
	(command) => {
		const { status, stdout, stderr } = spawnSync(command, { cwd: getFolder(), shell: true, encoding: "utf8" });
		// launch-check ends with 1 as long as it lists sample content.
		expect([0, command.endsWith("launch-check") ? 1 : 0], stdout + stderr).toContain(status);
	},
);
