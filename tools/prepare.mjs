/** First part of `npm start`, `npm test` and `npm run edit`. Must run on Node 20.19 without TypeScript and packages. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const shell = process.platform === "win32";
/** Hash of the installed package-lock.json, and "all" or "site": with or without the packages of the workspaces. */
const stamp = "node_modules/.site-lock";

/** Remedy if no package has Node for this system. */
export const missingNode =
	`Node ${process.versions.node} is too old, and package-lock.json has no Node for ${process.platform} ${process.arch}. ` +
	"Install Node 24 from https://nodejs.org and try again.";

/**
 * Changes to the project's directory and installs missing packages; `withTests` includes those of `tooling` and `art`.
 */
export function installPackages(withTests) {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major < 20 || (major === 20 && minor < 19))
		fail(`Node ${process.versions.node} is too old to start with. Install Node 20.19 or later.`);
	process.chdir(path.resolve(import.meta.dirname, ".."));
	const lockHash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
	// npm would remove test packages that are already installed.
	const installScope = withTests || existsSync("node_modules/vitest") ? "all" : "site";
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === `${lockHash} ${installScope}`) return;
	console.log("Installing dependencies (package-lock.json)…");
	// `npm ci` rejects a lockfile without the binaries of every platform, and not every registry has them all.
	const flags = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
	if (installScope === "site") flags.push("--workspaces=false");
	const npmOptions = { stdio: process.env.CI ? "inherit" : "pipe", encoding: "utf8", shell };
	const { status, stdout, stderr } = spawnSync("npm", ["install", ...flags], npmOptions);
	if (status !== 0) fail(`${stdout ?? ""}${stderr ?? ""}npm install failed. Is the npm registry reachable?`);
	if (major < 24 && !["node", "node.cmd"].some((name) => existsSync(`node_modules/.bin/${name}`))) fail(missingNode);
	writeFileSync(stamp, `${lockHash} ${installScope}`);
}

/** Runs a command of node_modules/.bin, including "node", and returns its exit code. Forwards signals. */
export function run(command, ...parameters) {
	const searchPath = `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
	const child = spawn(command, parameters, { stdio: "inherit", env: { ...process.env, PATH: searchPath }, shell });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

export function fail(message) {
	console.error(message);
	process.exit(1);
}
