import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What a runner of tests tells of its run. */
export interface Summary {
	readonly passed: number;
	/** Titles, each with the first line of what was wrong. */
	readonly failed: readonly string[];
	/** Titles, each with the reason where the test gives one. */
	readonly skipped: readonly string[];
}

/** The line that ends every run: `437 passed, 0 failed, 49 skipped`. */
export function summaryLine({ passed, failed, skipped }: Summary): string {
	return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
}

export function addUp(summaries: readonly Summary[]): Summary {
	return {
		passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
		failed: summaries.flatMap(({ failed }) => failed),
		skipped: summaries.flatMap(({ skipped }) => skipped),
	};
}

/** Leaves a run's summary where `npm test` looks for it: the file that `SUMMARY_FILE` names. Without it, nowhere. */
export function leaveSummary(summary: Summary): void {
	const file = process.env.SUMMARY_FILE;
	if (file) appendFileSync(file, `${JSON.stringify(summary)}\n`);
}

/** All summaries that were left in a file, as one. Undefined where there is none. */
export function readSummary(file: string): Summary | undefined {
	if (!existsSync(file)) return undefined;
	const lines = readFileSync(file, "utf8").trim().split("\n");
	return addUp(lines.map((line) => JSON.parse(line)));
}

/** What stands behind a failed test's title: the first line of its first error. Nothing where no error is known. */
export function reasonOf(errors: readonly { readonly message?: string }[]): string {
	const [line = ""] = stripVTControlCharacters(errors[0]?.message ?? "")
		.trim()
		.split("\n");
	return line && `: ${line}`;
}

/** Whether a test is among those that were asked for by words, in any case; all are when there are none. */
export function isWanted(title: string, words = process.env.TEST_WORDS ?? ""): boolean {
	return title.toLowerCase().includes(words.toLowerCase());
}
