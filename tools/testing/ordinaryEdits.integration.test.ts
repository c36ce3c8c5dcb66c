import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { makeOrdinaryEdits } from "./ordinaryEdits.ts";
import { copySite } from "./siteCopy.ts";

/** Whether a unit test reads content. Tests in a DOM, which start slowly, do so only by imports. */
function readsContent(file: string): boolean {
	const code = readFileSync(file, "utf8");
	return !code.includes("@vitest-environment jsdom") || /from "#(?:content|public)\/|i18n\.server/.test(code);
}

const unitTests = globSync("{art,config,content,server,src,tools}/**/*.test.{ts,tsx}", {
	exclude: ["**/node_modules/**"],
});

beforeAll(async () => {
	const project = process.cwd();
	const copy = await copySite();
	for (const name of ["docs", "tests"]) cpSync(name, path.join(copy, name), { recursive: true });
	process.chdir(copy);
	makeOrdinaryEdits();
	expect(await run("tools/checkContent.ts", "--fix")).toBe("0");
	return () => {
		process.chdir(project);
		rmSync(copy, { recursive: true });
	};
}, 60_000);

/** Runs a program in the copy with Node. @returns exit code and, on failure, the output */
async function run(...parameters: string[]): Promise<string> {
	const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "pipe"] });
	const output = Promise.all([text(child.stdout), text(child.stderr)]);
	const [code] = await once(child, "close");
	return code === 0 ? "0" : `${code}: ${(await output).join("")}`;
}

it.concurrent.each([
	["the content check", "tools/checkContent.ts"],
	["types", "node_modules/typescript-native/bin/tsc"],
	["unit tests", "node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...unitTests.filter(readsContent)],
	["the build", "tools/build.ts"],
])(
	"after ordinary edits of content, a new page and a new language, %s passes",
	async (_, ...command) => {
		expect(await run(...command)).toBe("0");
	},
	180_000,
);
