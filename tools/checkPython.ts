/** Checks the Python of `art/` with Ruff (`art/pyproject.toml`). `--fix` formats the files. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { type Diagnostic, PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import { parse } from "smol-toml";

interface RuffSettings {
	readonly tool: { readonly ruff: object };
}

const { ruff } = (parse(readFileSync("art/pyproject.toml", "utf8")) as unknown as RuffSettings).tool;
const ruffWorkspace = new Workspace(ruff, PositionEncoding.Utf16);
for (const file of globSync("art/**/*.py").sort()) {
	const source = readFileSync(file, "utf8");
	const problems: Diagnostic[] = ruffWorkspace.check(source);
	for (const { code, message, start_location: start } of problems)
		console.error(`${file}:${start.row}: ${code} ${message}`);
	const formattedSource = ruffWorkspace.format(source);
	const isUnformatted = formattedSource !== source;
	if (isUnformatted && process.argv.includes("--fix")) writeFileSync(file, formattedSource);
	else if (isUnformatted) console.error(`${file}: not formatted. Run "npm run check -- --fix".`);
	if (problems.length > 0 || isUnformatted) process.exitCode = 1;
}
