/** `npm run mutation [-- <group, folder or file>…] [--all]`: how much of the code the tests hold; docs/testing.md says how to read it. */
import { existsSync, statSync } from "node:fs";
import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { type Group, groups } from "./mutation/groups.ts";

/** Per cent of a group's mutants that its tests must notice. */
const bound = 85;
const cache = ".mutation";

interface Score {
	readonly name: string;
	readonly killed: number;
	readonly timeout: number;
	readonly survived: number;
	readonly uncovered: number;
}

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { all: { type: "boolean", default: false }, concurrency: { type: "string", default: "2" } },
	});
	const concurrency = Number(values.concurrency);
	if (!Number.isInteger(concurrency) || concurrency < 1) {
		throw new Error(`--concurrency ${values.concurrency}: give a whole number from 1 on.`);
	}
	const parts = (positionals.length > 0 ? positionals : groups.map(({ name }) => name)).map(partOf);
	const scores: Score[] = [];
	for (const [group, patterns] of Map.groupBy(parts, ({ group }) => group)) {
		const code = patterns.flatMap((part) => part.code);
		scores.push(await measure(group, code, concurrency, values.all));
	}
	console.log(`\n${tableOf(scores)}`);
	if (scores.some((score) => percentOf(score) < bound)) {
		console.error(`A score is below ${bound} %: docs/testing.md says what to do with a survivor.`);
		process.exitCode = 1;
	}
} catch (error) {
	console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
	process.exitCode = 1;
}

/** A group by its name, or what of a group lies at a path. Throws for anything else. */
function partOf(text: string): { group: Group; code: readonly string[] } {
	const named = groups.find(({ name }) => name === text);
	if (named) return { group: named, code: named.code };
	const path = text.replace(/\/+$/, "");
	if (!existsSync(path)) {
		throw new Error(`${text}: no group and no file. Groups are ${groups.map(({ name }) => name).join(", ")}.`);
	}
	const pattern = statSync(path).isDirectory() ? `${path}/**/*.ts` : path;
	const sample = pattern.replace("/**/*.ts", "/any.ts");
	const group = groups.findLast(({ code }) => code.some((each) => matchesGlob(sample, each)));
	if (!group) throw new Error(`${text} is in no group of scripts/mutation/groups.ts. Add it there.`);
	return { group, code: [pattern, ...group.code.filter((each) => each.startsWith("!"))] };
}

async function measure(group: Group, code: readonly string[], concurrency: number, all: boolean): Promise<Score> {
	// Read by vitest.mutation.config.ts, in Stryker's own processes.
	process.env.MUTATION_TESTS = group.tests.join(" ");
	const results = await new Stryker({
		testRunner: "vitest",
		vitest: { configFile: "vitest.mutation.config.ts" },
		// Stryker would rewrite it with an interface of the compiler's that TypeScript 7 no longer has.
		tsconfigFile: "none",
		mutate: [...code, "!**/*.test.ts", "!**/*.d.ts"],
		ignorePatterns: [
			"/.mutation",
			"/art",
			"/bench-results",
			"/build",
			"/data",
			"/docs",
			"/public/pictures",
			"/test-results",
			"/tests/*/",
		],
		reporters: ["clear-text", "html", "progress-append-only"],
		clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
		htmlReporter: { fileName: `${cache}/${group.name}.html` },
		incremental: true,
		incrementalFile: `${cache}/${group.name}.json`,
		force: all,
		tempDirName: `${cache}/sandbox`,
		concurrency,
		allowConsoleColors: false,
		// A busy machine must not be taken for an endless loop.
		timeoutMS: 15_000,
		thresholds: { high: 95, low: bound, break: null },
	}).runMutationTest();
	if (results.length === 0) throw new Error(`${code[0]}: nothing to mutate. scripts/mutation/groups.ts says what is.`);
	const count = (status: string) => results.filter((result) => result.status === status).length;
	return {
		name: group.name,
		killed: count("Killed"),
		timeout: count("Timeout"),
		survived: count("Survived"),
		uncovered: count("NoCoverage"),
	};
}

function totalOf({ killed, timeout, survived, uncovered }: Score): number {
	return killed + timeout + survived + uncovered;
}

function percentOf(score: Score): number {
	return (100 * (score.killed + score.timeout)) / totalOf(score);
}

function tableOf(scores: readonly Score[]): string {
	const rows = scores.map((score) => {
		const { name, killed, timeout, survived, uncovered } = score;
		return [name, totalOf(score), killed, timeout, survived, uncovered, percentOf(score).toFixed(1)];
	});
	const head = ["group", "mutants", "killed", "timeout", "survived", "no coverage", "score"];
	return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
