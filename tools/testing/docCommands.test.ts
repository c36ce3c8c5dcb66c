import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** The problem of a command of the docs; undefined if it can run. */
function findProblem(command: string): string | undefined {
	const [program, first = "", second = ""] = command.split(/\s+/);
	if (program === "node" && first.endsWith(".ts")) return "plain node is too old on some machines: write npx node";
	if (program === "npm" && first === "run" && !(second in scripts)) return `package.json has no script "${second}"`;
	if (program !== "npx") return undefined;
	if (first === "node") return existsSync(second) ? undefined : `there is no ${second}`;
	return existsSync(`node_modules/.bin/${first}`) ? undefined : `no package installs "${first}"`;
}

it.each(globSync("{*.md,docs/**/*.md}"))("%s names commands that exist", (file) => {
	const text = readFileSync(file, "utf8");
	const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.split("\n"));
	const inlineCommands = [...text.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = ""]) => command);
	const problems = [...blocks, ...inlineCommands]
		.map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ""))
		.flatMap((command) => {
			const problem = findProblem(command);
			return problem ? [`${command}: ${problem}`] : [];
		});
	expect(problems).toEqual([]);
});
