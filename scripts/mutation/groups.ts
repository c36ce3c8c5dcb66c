/** A part of the code that reaches the bound by itself. */
export interface Group {
	readonly name: string;
	/** What is mutated: patterns of files, `!` before those that are not. Tests and declarations never are. */
	readonly code: readonly string[];
	/** The tests that it is judged by. */
	readonly tests: readonly string[];
}

export const groups: readonly Group[] = [
	{
		name: "site",
		// Facts and names are data, which `content/checks` compares with the texts.
		code: ["site/*.ts", "!site/{facts,site}.ts"],
		tests: ["site/*.test.ts"],
	},
	{ name: "navigation", code: ["app/navigation/*.ts"], tests: ["app/navigation/*.test.{ts,tsx}"] },
	{
		name: "i18n",
		// How translations are read; how they are checked is a check.
		code: ["app/i18n/*.ts", "content/locales/locales.server.ts"],
		tests: ["app/i18n/*.test.ts", "content/locales/locales.test.ts"],
	},
	{
		name: "content",
		code: ["content/{model,readers}/*.ts"],
		tests: ["content/{model,readers}/*.test.ts"],
	},
	{
		name: "search",
		// The file that is made at the build and what finds something in it. The list of queries that it is measured by is data.
		code: ["content/search/*.ts", "app/features/{clauses,search}/*.ts", "!app/features/search/wantedAnswers.ts"],
		tests: ["content/search/*.test.ts", "app/features/{clauses,search}/*.test.{ts,tsx}"],
	},
	{
		name: "features",
		// The logic: markup is `.tsx`, and the browser tests see it.
		code: [
			"app/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.ts",
			"!app/features/clips/testCards.ts",
			"!app/features/contact/testLocks.ts",
		],
		tests: ["app/features/{clips,consent,contact,deadlines,recent,refund,rewards,storage}/*.test.{ts,tsx}"],
	},
	{
		name: "server",
		// The first three start a process or a thread, in which no mutant is active: cli.integration.test.ts and `npm run faults`
		// see them. The next two are helpers of tests, the others the groups below.
		code: [
			"server/**/*.ts",
			"!server/main.ts",
			"!server/contact/cli/cli.ts",
			"!server/contact/sqlite/worker.ts",
			"!server/testing/*",
			"!server/**/*.testUtils.ts",
			"!server/api.ts",
			"!server/contact/{acceptMessage,contactMessages,diskSpace}.ts",
			"!server/contact/{postgres,sqlite}/*",
			"!server/contact/{sqlStore,statements,parseRow}.ts",
		],
		// Not those that start processes, or the whole inbox for each request: they would take their time for every mutant.
		tests: [
			"server/**/*.test.ts",
			"!server/operations.test.ts",
			"!server/api.test.ts",
			"!server/contact/{postgres/*,sqlite/*,contactMessages*,store*}.test.ts",
			"!server/contact/cli/cli*.test.ts",
		],
	},
	{
		name: "reviews",
		code: ["server/api.ts", "server/contact/{acceptMessage,contactMessages,diskSpace}.ts"],
		tests: ["server/{api,createServer}*.test.ts", "server/contact/contactMessages*.test.ts"],
	},
	{
		name: "stores",
		code: [
			"server/contact/{postgres,sqlite}/*.ts",
			"server/contact/{sqlStore,statements,parseRow}.ts",
			"!server/contact/sqlite/worker.ts",
		],
		tests: ["server/contact/{postgres/*,sqlite/*,store*}.test.ts"],
	},
];
