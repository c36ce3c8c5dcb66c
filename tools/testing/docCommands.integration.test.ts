import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { listSamples, samplesFile } from "#tools/listSamples.ts";
import { runTranslations } from "#tools/translations.ts";
import { docFiles, readDocCommands } from "./docCommands.ts";
import { projectCopy } from "./projectCopy.testUtils.ts";

/** Commands without other tests: `npm test` runs build, server and checks; `inbox` and `versions` have CLI tests. */
const ownCommand = /^(?:npm run (?:translations -- |launch-check)|npx node tools\/)/;
/** Only `translations status` runs as a process; the other commands load the same modules, and run here. */
const commandHere = /^npm run translations -- (?!status)(.*)/;
const docCommands = docFiles
	.flatMap(readDocCommands)
	.filter((command) => ownCommand.test(command) && !/[<…]/.test(command));

projectCopy("public", "docs", "deploy", "package-lock.json", "LICENSE");

// Only the first of several commands that differ in options.
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
		// launch-check exits with 1 while there is sample content.
		const hasSamples = command.endsWith("launch-check") && stdout.includes("fields are samples");
		expect(status, stdout + stderr).toBe(hasSamples ? 1 : 0);
	},
);

it("launch-check says how to replace a missing list of samples", () => {
	rmSync(samplesFile);
	expect(() => listSamples()).toThrow(
		"content/samples.yaml: it is missing. Restore it, or write [] if nothing is left.",
	);
});
