/**
 * Mutation tests: `npm run mutation` runs all groups, `npm run mutation -- <group> [options of "stryker run"]` one,
 * such as `npm run mutation -- server --mutate server/env.ts`. docs/testing.md explains the scores.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

/**
 * `code` is mutated, and `tests` must fail; "!" excludes files.
 * @type {Readonly<Record<string, { code: readonly string[], tests: readonly string[] }>>}
 */
const groups = {
	// The excluded files are data, which content/checks compares with the texts.
	site: { code: ["config/*.ts", "!config/{figures,site}.ts"], tests: ["config/*.test.ts"] },
	// Only the build runs the excluded files; tests/built checks the pages that they list.
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
	// Browser tests cover the markup (.tsx).
	features: {
		code: [
			"src/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.ts",
			"!src/features/clips/testCards.ts",
			"!src/features/contact/testLocks.ts",
		],
		tests: ["src/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.test.{ts,tsx}"],
	},
	// Stryker cannot instrument child processes and worker threads: main.ts, cli.ts, worker.ts, hubspotRelay.ts.
	server: {
		code: [
			"server/**/*.ts",
			"!server/{main,api}.ts",
			"!server/testing/*",
			"!server/contact/{acceptMessage,contactMessages,diskSpace,hubspotRelay,sqlStore,store}.ts",
			"!server/contact/{postgres,sqlite}/*",
			"!server/contact/cli/cli.ts",
		],
		// Excludes slow tests, which would run for every mutant.
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
	mutate: [...(groups[group]?.code ?? []), "!**/*.test.ts", "!**/*.testUtils.ts", "!**/*.d.ts"],
	ignorePatterns: [".mutation", "/art", "/build", "/data", "/public/pictures", "test-results", "/tests/*/"],
	reporters: ["clear-text", "html", "progress-append-only"],
	clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
	htmlReporter: { fileName: `.mutation/${group}.html` },
	incremental: true,
	incrementalFile: `.mutation/${group}.json`,
	tempDirName: ".mutation/sandbox",
	concurrency: 2,
	allowConsoleColors: false,
	// Avoids false timeouts on a busy machine.
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
