/** `npm run bench [-- bytes|interactions|lighthouse|navigation|scale|search|server] [--runs N] [--games N,N]`: measures the site; docs/performance.md explains the tables. */
import { parseArgs } from "node:util";
import { measureBytes } from "./bench/bytes.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureNavigation } from "./bench/navigation.ts";
import { measureScale } from "./bench/scale.ts";
import { measureSearch } from "./bench/search.ts";
import { measureServer } from "./bench/speed.ts";

/** Each resolves to whether its bounds hold. */
const parts: Readonly<Record<string, (runs: number, games: readonly number[]) => Promise<boolean>>> = {
	bytes: measureBytes,
	interactions: measureInteractions,
	lighthouse: measureLighthouse,
	navigation: measureNavigation,
	scale: (_, games) => measureScale(games),
	search: measureSearch,
	server: measureServer,
};

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { runs: { type: "string", default: "5" }, games: { type: "string", default: "" } },
	});
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: give a whole number from 1 on.`);
	const games = values.games.split(",").filter(Boolean).map(Number);
	if (!games.every((count) => Number.isInteger(count) && count > 0)) {
		throw new Error(`--games ${values.games}: give whole numbers from 1 on, with commas between them.`);
	}
	const names = positionals.length > 0 ? positionals : Object.keys(parts);
	const unknown = names.find((name) => !Object.hasOwn(parts, name));
	if (unknown) throw new Error(`Unknown part "${unknown}". Parts are ${Object.keys(parts).join(", ")}.`);
	for (const name of names) {
		console.log(`\n## ${name}`);
		if (!(await parts[name]?.(runs, games))) process.exitCode = 1;
	}
} catch (error) {
	console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
	process.exitCode = 1;
}
