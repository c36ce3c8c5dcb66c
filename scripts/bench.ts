/**
 * `npm run bench [-- bytes|interactions|lighthouse|navigation|scale|search|server] [--runs N] [--games N,N] [--pages home,game] [--beside
 * FOLDER] [--away MS]`: measures the site; docs/performance.md explains the tables.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type PageKey, pages } from "#site/pages.ts";
import { measureBytes } from "./bench/bytes.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureNavigation } from "./bench/navigation.ts";
import { measureScale } from "./bench/scale.ts";
import { measureSearch } from "./bench/search.ts";
import { measureServer } from "./bench/speed.ts";

interface Options {
	/** Rounds. */
	readonly runs: number;
	/** Sizes of catalogues. */
	readonly games: readonly number[];
	/** Types of pages; all without any. */
	readonly types: readonly PageKey[] | undefined;
	/** Another checkout with a build. */
	readonly beside: string | undefined;
	/** Milliseconds there and back to the servers. */
	readonly away: number;
}

/** Each resolves to whether its bounds hold. */
const parts: Readonly<Record<string, (options: Options) => Promise<boolean>>> = {
	bytes: () => measureBytes(),
	interactions: ({ runs, beside }) => measureInteractions(runs, beside),
	lighthouse: ({ runs, types, beside, away }) => measureLighthouse(runs, types, beside, away),
	navigation: ({ runs, beside }) => measureNavigation(runs, beside),
	scale: ({ games }) => measureScale(games),
	search: () => measureSearch(),
	server: ({ runs }) => measureServer(runs),
};

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			runs: { type: "string", default: "5" },
			games: { type: "string", default: "" },
			pages: { type: "string", default: "" },
			beside: { type: "string" },
			away: { type: "string", default: "0" },
		},
	});
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: give a whole number from 1 on.`);
	const away = Number(values.away);
	if (!(away >= 0)) throw new Error(`--away ${values.away}: give milliseconds, from 0 on.`);
	const games = values.games.split(",").filter(Boolean).map(Number);
	if (!games.every((count) => Number.isInteger(count) && count > 0)) {
		throw new Error(`--games ${values.games}: give whole numbers from 1 on, with commas between them.`);
	}
	const types = values.pages.split(",").filter(Boolean);
	const unknownType = types.find((type) => !pages.some(({ key }) => key === type));
	if (unknownType) {
		throw new Error(
			`--pages ${unknownType}: give types of pages, ${pages.map(({ key }) => key).join(", ")}, with commas.`,
		);
	}
	if (values.beside && !existsSync(path.join(values.beside, "build"))) {
		throw new Error(`--beside ${values.beside}: there is no build in it. Run \`npm run build\` there.`);
	}
	const options: Options = {
		runs,
		games,
		types: types.length > 0 ? (types as PageKey[]) : undefined,
		beside: values.beside,
		away,
	};
	const names = positionals.length > 0 ? positionals : Object.keys(parts);
	const unknown = names.find((name) => !Object.hasOwn(parts, name));
	if (unknown) throw new Error(`Unknown part "${unknown}". Parts are ${Object.keys(parts).join(", ")}.`);
	for (const name of names) {
		console.log(`\n## ${name}`);
		if (!(await parts[name]?.(options))) process.exitCode = 1;
	}
} catch (error) {
	console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
	process.exitCode = 1;
}
