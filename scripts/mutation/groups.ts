/** A part of the code that reaches the bound by itself. */
export interface Group {
	readonly name: string;
	/** What is mutated: patterns of files, `!` before those that are not. Tests and declarations never are. */
	readonly code: readonly string[];
	/** The tests that it is judged by. */
	readonly tests: readonly string[];
}

/** Tests that start processes: no mutant is active there, so that they would take their time for nothing. */
const processes = ["!server/operations.test.ts", "!server/inbox/cli/cli*.test.ts", "!server/inbox/store*.test.ts"];

export const groups: readonly Group[] = [
	{ name: "routing", code: ["app/routing/**/*.ts"], tests: ["app/routing/**/*.test.{ts,tsx}"] },
	{ name: "i18n", code: ["app/i18n/**/*.ts"], tests: ["app/i18n/**/*.test.{ts,tsx}"] },
	{ name: "content", code: ["app/content/**/*.ts"], tests: ["app/content/**/*.test.{ts,tsx}"] },
	{
		name: "features",
		// The logic. Markup is `.tsx`, and the browser tests see it; the list of queries that the search is measured by is data.
		code: ["app/features/{consent,contact,deadlines,rewards,search}/*.ts", "!app/features/search/wantedAnswers.ts"],
		tests: ["app/features/{consent,contact,deadlines,rewards,search}/*.test.{ts,tsx}"],
	},
	{
		name: "server",
		// These three start a process or a thread, in which no mutant is active: `npm run faults` and cli.test.ts see them.
		code: [
			"server/**/*.ts",
			"!server/main.ts",
			"!server/inbox/cli/cli.ts",
			"!server/inbox/sqlite/worker.ts",
			"!server/inbox/postgres/*",
		],
		tests: ["server/**/*.test.ts", ...processes],
	},
	{
		name: "postgres",
		// Apart, because its tests start a database: only its own mutants shall wait for that.
		code: ["server/inbox/postgres/*.ts"],
		tests: ["server/inbox/store*.test.ts"],
	},
];
