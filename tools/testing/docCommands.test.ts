import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { docFiles, readDocCommands } from "./docCommands.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Why a command of the docs cannot run; undefined if it can. */
function findProblem(command: string): string | undefined {
	const [program, first = "", second = ""] = command.split(/\s+/);
	if (program === "node" && first.endsWith(".ts")) return "plain node is too old on some machines: write npx node";
	if (program === "npm" && first === "run" && !(second in scripts)) return `package.json has no script "${second}"`;
	if (program !== "npx") return undefined;
	if (first === "node") return existsSync(second) ? undefined : `there is no ${second}`;
	return existsSync(`node_modules/.bin/${first}`) ? undefined : `no package installs "${first}"`;
}

it.each(docFiles)("%s names commands that exist", (file) => {
	const problems = readDocCommands(file)
		.map((command) => command.replace(/^(?:[A-Z_]+=\S+ )+/, ""))
		.flatMap((command) => {
			const problem = findProblem(command);
			return problem ? [`${command}: ${problem}`] : [];
		});
	expect(problems).toEqual([]);
});

it.each(docFiles)("%s names tests that exist, behind the path of their file", (file) => {
	const text = readFileSync(file, "utf8");
	const tests = text.matchAll(/`([\w-]+\/[\w./-]+\.(?:test|spec)\.tsx?)`: ([^|\n]+?) *(?:\||$)/gm);
	const missing = [...tests].filter(([, path = "", title = ""]) => !readFileSync(path, "utf8").includes(title));
	expect(missing.map(([row]) => row)).toEqual([]);
});
