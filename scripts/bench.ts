/** `npm run bench -- <part> [options]`: measures the built site. docs/performance.md explains parts, options and budgets. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { comparePages } from "./bench/pages.ts";
import { measureScale } from "./bench/scale.ts";
import { measureServer } from "./bench/server.ts";
import { type Site, startSite } from "./bench/site.ts";
import { measureSizes } from "./bench/size.ts";
import type { Report } from "./bench/table.ts";

const DOCUMENT = "docs/performance.md";
const text = (value: string) => ({ type: "string", default: value }) as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		a: text("."),
		b: text(""),
		serve: text("node server/main.ts"),
		"serve-b": text(""),
		build: text("npm run build"),
		output: text("build/client"),
		runs: text("5"),
		types: text(""),
		games: text("20,200,2000"),
		write: { type: "boolean", default: false },
	},
});
const types = values.types.split(",").filter(Boolean);
const runs = Number(values.runs);
const games = values.games.split(",").map(Number);

const parts: Readonly<Record<string, () => Promise<Report>>> = {
	pages: () => withSites((...sites) => comparePages(sites, runs, types)),
	lighthouse: () => withSites((a) => measureLighthouse(a, runs, types)),
	size: () => withSites((a) => measureSizes(a, types)),
	server: () => withSites((a) => measureServer(a)),
	scale: () => measureScale(games, values.build, values.output),
};

/** Serves A, and B if it is given, while `use` runs. */
async function withSites(use: (a: Site, ...more: readonly Site[]) => Promise<Report>): Promise<Report> {
	const a = await startSite(values.a, values.serve);
	const more = values.b ? [await startSite(values.b, values["serve-b"] || values.serve)] : [];
	return use(a, ...more).finally(() => Promise.all([a, ...more].map(({ stop }) => stop())));
}

/** Replaces the table of a part in the document. */
function writeTable(name: string, table: string): void {
	const [start, end] = [`<!-- bench ${name} -->`, `<!-- end ${name} -->`];
	const document = readFileSync(DOCUMENT, "utf8");
	const [before, rest] = document.split(start);
	const after = rest?.split(end)[1];
	if (after === undefined) throw new Error(`${DOCUMENT} lacks the lines ${start} and ${end}. Add them.`);
	const day = new Date().toISOString().slice(0, 10);
	writeFileSync(DOCUMENT, `${before}${start}\n\nMeasured on ${day}:\n\n${table}\n\n${end}${after}`);
}

try {
	const [name = ""] = positionals;
	const part = parts[name];
	if (!part) throw new Error(`Unknown part "${name}". Write npm run bench -- ${Object.keys(parts).join("|")}.`);
	for (const [option, numbers] of Object.entries({ runs: [runs], games }))
		if (!numbers.every((number) => Number.isInteger(number) && number > 0))
			throw new Error(`--${option}: write whole numbers from 1 on.`);
	const { table, problems } = await part();
	console.log(`\n${table}\n`);
	if (values.write) writeTable(name, table);
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) process.exitCode = 1;
} catch (error) {
	console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
	process.exitCode = 1;
}
