import path from "node:path";

/** A test that went red. */
interface RedTest {
	readonly file: string;
	readonly title: string;
}

/** What a run of tests came to. */
export interface Report {
	/** Tests that ran to an end, red or green. */
	readonly ran: number;
	readonly red: readonly RedTest[];
}

/** A test as `playwright test --list` names it. */
export interface ListedTest {
	readonly file: string;
	/** With the titles of what it stands in, as `--grep` sees it. */
	readonly title: string;
}

interface PlaywrightSuite {
	readonly title: string;
	readonly file: string;
	readonly specs?: readonly { title: string; tests: readonly { status: string }[] }[];
	readonly suites?: readonly PlaywrightSuite[];
}

/** Reads Playwright's JSON report. Files are named from the project's root. */
export function readPlaywright(text: string): Report {
	const report = JSON.parse(text) as { suites: readonly PlaywrightSuite[] };
	const specs = (suite: PlaywrightSuite): { file: string; title: string; status: string }[] => [
		...(suite.specs ?? []).flatMap(({ title, tests }) =>
			tests.map(({ status }) => ({ file: `tests/${suite.file}`, title, status })),
		),
		...(suite.suites ?? []).flatMap(specs),
	];
	const all = report.suites.flatMap(specs).filter(({ status }) => status !== "skipped");
	return {
		ran: all.length,
		red: all.filter(({ status }) => status === "unexpected").map(({ file, title }) => ({ file, title })),
	};
}

/** Reads what `playwright test --list --reporter=json` prints. Files are named from the project's root. */
export function listPlaywright(text: string): readonly ListedTest[] {
	const testsOf = (suite: PlaywrightSuite, around: string): ListedTest[] => [
		...(suite.specs ?? []).map(({ title }) => ({ file: `tests/${suite.file}`, title: `${around}${title}` })),
		...(suite.suites ?? []).flatMap((inner) => testsOf(inner, `${around}${inner.title} `)),
	];
	const { suites } = JSON.parse(text) as { suites: readonly PlaywrightSuite[] };
	return suites.flatMap((suite) => testsOf(suite, ""));
}

/**
 * Reads Vitest's JSON report. A file that could not be loaded has no red test: that is a crash, not a notice.
 *
 * @param root the folder that the tests ran in
 */
export function readVitest(text: string, root: string): Report {
	const report = JSON.parse(text) as {
		testResults: readonly { name: string; assertionResults: readonly { fullName: string; status: string }[] }[];
	};
	const all = report.testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, status }) => ({
			file: path.relative(root, name).split(path.sep).join("/"),
			title: fullName,
			status,
		})),
	);
	const red = all.filter(({ status }) => status === "failed");
	return {
		ran: red.length + all.filter(({ status }) => status === "passed").length,
		red: red.map(({ file, title }) => ({ file, title })),
	};
}
