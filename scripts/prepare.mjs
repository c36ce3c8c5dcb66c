/**
 * What both one-command scripts need first. Runs under the machine's own Node, 20.19 or later, before anything is
 * installed: no dependency, no TypeScript.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const quiet = ["--no-audit", "--no-fund"];
/** The digest of the package-lock.json that was installed, and how much of it. */
const stamp = "node_modules/.site-lock";
const all = "all";

/**
 * Moves to the project's folder and installs what package-lock.json asks for, unless that is there.
 *
 * @param withTests whether what the workspaces need is wanted as well (`tooling`, `art`): two thirds of all packages
 */
export function prepare(withTests) {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major < 20 || (major === 20 && minor < 19))
		stop(`Node ${process.versions.node} is too old to start with. Install Node 20.19 or later.`);
	process.chdir(path.resolve(import.meta.dirname, ".."));
	const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
	const [known, extent] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
	if (known === lock && (extent === all || !withTests)) return;
	// What is there for the tests stays: npm would take it out.
	const wanted = withTests || existsSync("node_modules/vitest") ? all : "site";
	console.log("Installing dependencies (package-lock.json)…");
	const log = process.env.CI ? "inherit" : "pipe";
	// Not `npm ci`: it refuses a lockfile without the binaries of every other platform, which not every registry has.
	const extentFlags = wanted === all ? [] : ["--workspaces=false"];
	const flags = ["--no-save", "--include=dev", ...extentFlags, "--loglevel=error", ...quiet];
	const { status, stdout, stderr } = npm(["install", ...flags], log);
	if (status !== 0) stop(`${stdout ?? ""}${stderr ?? ""}npm install failed. Is the npm registry reachable?`);
	const hasNode = ["node", "node.cmd"].some((name) => existsSync(`node_modules/.bin/${name}`));
	if (!hasNode && major < 24)
		stop(`package-lock.json has no Node for ${process.platform} ${process.arch}. Install Node 24 and try again.`);
	mkdirSync("node_modules", { recursive: true });
	writeFileSync(stamp, `${lock} ${wanted}`);
}

/** Runs one of package.json's scripts: npm puts the project's own Node first on its path. */
export function runScript(name, parameters = []) {
	return npm(["run", "--silent", name, "--", ...parameters], "inherit").status ?? 1;
}

/** One line for a person, and an exit code for a program. */
export function stop(message) {
	console.error(message);
	process.exit(1);
}

function npm(parameters, stdio) {
	return spawnSync("npm", parameters, { stdio, encoding: "utf8", shell: process.platform === "win32" });
}
