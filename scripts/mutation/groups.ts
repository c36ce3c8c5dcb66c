/** A part of the code that reaches the bound by itself. */
export interface Group {
	readonly name: string;
	/** What is mutated: patterns of files, `!` before those that are not. Tests and declarations never are. */
	readonly code: readonly string[];
	/** The tests that it is judged by. */
	readonly tests: readonly string[];
}

export const groups: readonly Group[] = [
	{ name: "site", code: ["site/**/*.ts"], tests: ["site/**/*.test.{ts,tsx}"] },
	{ name: "navigation", code: ["app/navigation/**/*.ts"], tests: ["app/navigation/**/*.test.{ts,tsx}"] },
	{ name: "i18n", code: ["app/i18n/**/*.ts"], tests: ["app/i18n/**/*.test.{ts,tsx}"] },
	{ name: "content", code: ["content/**/*.ts"], tests: ["content/**/*.test.{ts,tsx}"] },
	{
		name: "features",
		// The logic. Markup is `.tsx`, and the browser tests see it. The other two are a help for tests, and a list of queries that
		// the search is measured by.
		code: [
			"app/features/{consent,contact,deadlines,rewards,search}/*.ts",
			"!app/features/contact/testLocks.ts",
			"!app/features/search/wantedAnswers.ts",
		],
		tests: ["app/features/{consent,contact,deadlines,rewards,search}/*.test.{ts,tsx}"],
	},
	{
		name: "server",
		// The first three start a process or a thread, in which no mutant is active: cli.integration.test.ts and `npm run faults`
		// see them. The fourth are helps for tests, the others the groups below.
		code: [
			"server/**/*.ts",
			"!server/main.ts",
			"!server/inbox/cli/cli.ts",
			"!server/inbox/sqlite/worker.ts",
			"!server/testing/*",
			"!server/api.ts",
			"!server/inbox/{keep,receive,reviews}.ts",
			"!server/inbox/postgres/*",
		],
		// Not those that start processes, or the whole inbox for each request: they would take their time for every mutant.
		tests: [
			"server/**/*.test.ts",
			"!server/operations.test.ts",
			"!server/inbox/{reviews,store}*.test.ts",
			"!server/inbox/cli/cli*.test.ts",
		],
	},
	{
		name: "reviews",
		code: ["server/api.ts", "server/inbox/{keep,receive,reviews}.ts"],
		tests: ["server/createServer*.test.ts", "server/inbox/reviews*.test.ts"],
	},
	{
		name: "postgres",
		code: ["server/inbox/postgres/*.ts"],
		tests: ["server/inbox/store*.test.ts"],
	},
];
