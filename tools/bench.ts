/** `npm run bench -- <part> [options]`: measures the built site (docs/performance.md). */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { comparePages } from "./bench/pages.ts";
import { measureScale } from "./bench/scale.ts";
import { measureServer } from "./bench/server.ts";
import { type BenchSite, startSite } from "./bench/site.ts";
import { measureSizes } from "./bench/size.ts";

const REPORT_FILE = "docs/performance.md";
const text = (value: string) => ({ type: "string", default: value }) as const;
const buildOptions = { a: text("."), b: text(""), serve: text("node server/main.ts"), "serve-b": text("") };
const countOptions = { runs: text("5"), types: text(""), games: text("20,200,2000") };
const folders = { build: text("npm run build"), output: text("build/client") };
const options = { ...buildOptions, ...countOptions, ...folders, write: { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const pageTypes = values.types.split(",").filter(Boolean);
// Lighthouse sets DEBUG.
const isVerbose = Boolean(process.env.DEBUG);
const runs = Number(values.runs);
const games = values.games.split(",").map(Number);

const parts: Readonly<Record<string, () => Promise<string>>> = {
	pages: () => withSites((a, b) => comparePages([a, b], runs, pageTypes)),
	lighthouse: () => withSites((a) => measureLighthouse(a, runs, pageTypes)),
	size: () => withSites((a) => measureSizes(a, path.join(values.a, values.output), pageTypes)),
	server: () => withSites((a) => measureServer(a)),
	scale: () => measureScale(games, values.build, values.output),
};

/** Serves A and B while `use` runs. B defaults to A. */
async function withSites(use: (a: BenchSite, b: BenchSite) => Promise<string>): Promise<string> {
	const a = await startSite(values.a, values.serve);
	const b = values.b ? await startSite(values.b, values["serve-b"] || values.serve) : a;
	return use(a, b).finally(() => Promise.all([a.stop(), b.stop()]));
}

function writeTable(name: string, table: string): void {
	const document = readFileSync(REPORT_FILE, "utf8");
	const block = new RegExp(`(<!-- bench ${name} -->).*(<!-- end ${name} -->)`, "s");
	if (!block.test(document)) throw new Error(`${REPORT_FILE} has no block "bench ${name}". Add it.`);
	const day = new Date().toISOString().slice(0, 10);
	writeFileSync(REPORT_FILE, document.replace(block, `$1\n\nMeasured on ${day}:\n\n${table}\n\n$2`));
}

try {
	const [name = ""] = positionals;
	const part = parts[name];
	if (!part) throw new Error(`Unknown part "${name}". Write npm run bench -- ${Object.keys(parts).join("|")}.`);
	for (const [option, numbers] of Object.entries({ runs: [runs], games }))
		if (!numbers.every((number) => Number.isInteger(number) && number > 0))
			throw new Error(`--${option}: write whole numbers from 1 on.`);
	const table = await part();
	console.log(`\n${table}\n`);
	if (values.write) writeTable(name, table);
	if (table.includes("!")) throw new Error("Figures with ! exceed their budget.");
} catch (error) {
	console.error(isVerbose || !(error instanceof Error) ? error : error.message);
	process.exitCode = 1;
}
