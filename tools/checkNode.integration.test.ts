import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";

const { at, putFile } = temporaryFolder();

beforeEach(() => {
	for (const file of ["tools/checkNode.mjs", "tools/prepare.mjs", "tools/run.mjs", "tools/start.mjs"])
		cpSync(file, at(file));
	putFile("tools/build.ts", "console.log('built' satisfies string);\n");
	putFile("package-lock.json", "{}");
	// Simulates an npm that installs nothing.
	putFile("bin/npm", "#!/bin/sh\nmkdir -p node_modules/.bin\n", 0o755);
});

const oldMac = `data:text/javascript,${encodeURIComponent(
	`Object.defineProperty(process, "platform", { value: "darwin" });
	Object.defineProperty(process, "arch", { value: "arm64" });
	Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.0" } });`,
)}`;
const remedy =
	/^Node 20\.19\.0 is too old, and package-lock\.json has no Node for darwin arm64\. Install Node 24 from .*\n$/;

function run(...parameters: string[]) {
	const env = { PATH: `${at("bin")}${path.delimiter}${process.env.PATH}` };
	const options = ["--disable-warning=ExperimentalWarning", ...parameters];
	const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: at(), env, encoding: "utf8" });
	return { status, stdout, stderr };
}

const buildCommand = ["--import", "./tools/checkNode.mjs", "tools/build.ts"];

it("npm scripts run TypeScript on a current Node", () => {
	expect(run(...buildCommand)).toEqual({ status: 0, stdout: "built\n", stderr: "" });
});

it("npm scripts name the remedy on a Node without TypeScript, before and after npm install", () => {
	const oldNode = ["--no-experimental-strip-types", "--import", oldMac];
	expect(run(...oldNode, ...buildCommand).stderr).toBe('Run "npm install" first. It installs Node 24 where it can.\n');
	mkdirSync(at("node_modules"));
	expect(run(...oldNode, ...buildCommand)).toMatchObject({ status: 1, stderr: expect.stringMatching(remedy) });
});

it.each(["tools/start.mjs", "tools/run.mjs"])("%s names the remedy where npm has no Node for the system", (script) => {
	expect(run("--import", oldMac, script)).toMatchObject({ status: 1, stderr: expect.stringMatching(remedy) });
});

it("every npm script that runs TypeScript checks Node first", () => {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
	const nodeScripts = Object.values(scripts).filter(
		(script) => /^node .*\.ts/.test(script) && !script.includes("run.mjs"),
	);
	expect(nodeScripts.length).toBeGreaterThan(5);
	for (const script of nodeScripts) expect(script).toMatch(/^node --import \.\/tools\/checkNode\.mjs \S+\.ts/);
});
