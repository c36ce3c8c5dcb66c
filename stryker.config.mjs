/**
 * Mutation tests. `npm run mutation` tests every group in turn; `npm run mutation -- <group> [options of "stryker run"]` tests one:
 * `npm run mutation -- server --mutate server/env.ts`, `npm run mutation -- site --force`. docs/testing.md explains the scores.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

/**
 * `code` is mutated, `tests` must notice the change; "!" excludes files.
 *
 * @type {Readonly<Record<string, { code: readonly string[], tests: readonly string[] }>>}
 */
const groups = {
	// Dates, figures and the operator's values are data: content/checks compares them with the texts.
	site: { code: ["config/*.ts", "!config/{figures,site}.ts"], tests: ["config/*.test.ts"] },
	// Only the build runs the two excluded files: tests/built checks every page that they list.
	i18n: {
		code: [
			"src/i18n/*.ts",
			"!src/i18n/{i18n,staticPaths}.server.ts",
			"content/locales/{describeJsonError,locales.server}.ts",
		],
		tests: ["src/i18n/*.test.{ts,tsx}", "content/locales/locales.test.ts"],
	},
	content: { code: ["content/{model,readers}/*.ts"], tests: ["content/{model,readers}/*.test.ts"] },
	search: {
		code: ["content/search/*.ts", "src/features/{clauses,search}/*.ts"],
		tests: ["content/search/*.test.ts", "src/features/{clauses,search}/*.test.{ts,tsx}"],
	},
	// Logic only: browser tests check the markup (.tsx).
	features: {
		code: [
			"src/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.ts",
			"!src/features/clips/testCards.ts",
			"!src/features/contact/testLocks.ts",
		],
		tests: ["src/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.test.{ts,tsx}"],
	},
	// Stryker cannot reach the code of child processes and worker threads: main.ts, cli.ts, worker.ts.
	server: {
		code: [
			"server/**/*.ts",
			"!server/{main,api}.ts",
			"!server/testing/*",
			"!server/**/*.testUtils.ts",
			"!server/contact/{acceptMessage,contactMessages,diskSpace,sqlStore,store}.ts",
			"!server/contact/{postgres,sqlite}/*",
			"!server/contact/cli/cli.ts",
		],
		// Slow tests would run for every mutant.
		tests: [
			"server/**/*.test.ts",
			"!server/{operations,api}.test.ts",
			"!server/contact/{postgres/*,sqlite/*,contactMessages*,store*}.test.ts",
			"!server/contact/cli/cli*.test.ts",
		],
	},
	reviews: {
		code: ["server/api.ts", "server/contact/{acceptMessage,contactMessages,diskSpace}.ts"],
		tests: ["server/{api,createServer}*.test.ts", "server/contact/contactMessages*.test.ts"],
	},
	stores: {
		code: [
			"server/contact/{postgres,sqlite}/*.ts",
			"server/contact/{sqlStore,store}.ts",
			"!server/contact/sqlite/worker.ts",
		],
		tests: ["server/contact/{postgres/*,sqlite/*,store*}.test.ts"],
	},
};

const group = process.env.MUTATION_GROUP ?? "";
// Read by vitest.config.ts in Stryker's worker processes.
if (group) process.env.MUTATION_TESTS = groups[group]?.tests.join(" ");

export default {
	testRunner: "vitest",
	// Stryker rewrites tsconfig.json through a compiler API that TypeScript 7 does not have.
	tsconfigFile: "none",
	mutate: [...(groups[group]?.code ?? []), "!**/*.test.ts", "!**/*.d.ts"],
	ignorePatterns: [".mutation", "/art", "/build", "/data", "/public/pictures", "test-results", "/tests/*/"],
	reporters: ["clear-text", "html", "progress-append-only"],
	clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
	htmlReporter: { fileName: `.mutation/${group}.html` },
	incremental: true,
	incrementalFile: `.mutation/${group}.json`,
	tempDirName: ".mutation/sandbox",
	concurrency: 2,
	allowConsoleColors: false,
	// A busy machine must not look like an endless loop.
	timeoutMS: 15_000,
	thresholds: { high: 95, low: 85, break: 85 },
};

if (import.meta.main) {
	const [chosen, ...options] = process.argv.slice(2);
	if (chosen && !Object.hasOwn(groups, chosen)) {
		console.error(`Unknown group "${chosen}". Groups are ${Object.keys(groups).join(", ")}.`);
		process.exit(1);
	}
	for (const name of chosen ? [chosen] : Object.keys(groups)) {
		console.log(`\n== ${name}`);
		const env = { ...process.env, MUTATION_GROUP: name };
		const shell = process.platform === "win32";
		if (spawnSync("stryker", ["run", ...options], { env, stdio: "inherit", shell }).status !== 0) process.exitCode = 1;
	}
}
