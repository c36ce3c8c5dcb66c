import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { runTranslations } from "#tools/translations.ts";
import { docFiles, readDocCommands } from "./docCommands.ts";
import { projectCopy } from "./projectCopy.testUtils.ts";

/** `npm test` runs the other commands: it builds, serves and tests the site, and `inbox` and `versions` have tests of their command line. */
const ownCommand = /^(?:npm run (?:translations -- |launch-check)|npx node tools\/)/;
/** One command of `translations` runs as a process. The others load the same program again, and run here. */
const commandHere = /^npm run translations -- (?!status)(.*)/;
const docCommands = docFiles
	.flatMap(readDocCommands)
	.filter((command) => ownCommand.test(command) && !/[<…]/.test(command));

projectCopy("public", "package-lock.json", "LICENSE");

// Of several commands that differ in options only, the first.
const firstCommands = Map.groupBy(docCommands, (command) => command.split(/ (?=--\w)|(?<=-- \w+) /)[0]).values();
it.each([...firstCommands].map(([command = ""]) => command))(
	"the documented command %s runs",
	{ timeout: 60_000 },
	(command) => {
		const [, parameters] = commandHere.exec(command) ?? [];
		if (parameters) {
			runTranslations(parameters.split(" "));
			expect(process.exitCode ?? 0).toBe(0);
			return;
		}
		const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: "utf8" });
		// launch-check ends with 1 as long as it lists sample content.
		expect([0, command.endsWith("launch-check") ? 1 : 0], stdout + stderr).toContain(status);
	},
);
