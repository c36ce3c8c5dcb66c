import path from "node:path";
import { styleText } from "node:util";
import type { Bound } from "./bounds.ts";

/** What Vitest's reporter of JSON leaves, as far as it is read here. */
export interface Report {
	readonly testResults: readonly {
		/** Absolute path. */
		readonly name: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
	}[];
}

/** `held`, or what is wrong with the row. */
export type Verdict = "held" | "not held" | "not tried";

/**
 * Whether each bound held, in the order of the table: all tests of its file that have its words passed, and there was one. A test that was
 * skipped has tried nothing.
 */
export function walkBounds(bounds: readonly Bound[], reports: readonly Report[]): { bound: Bound; verdict: Verdict }[] {
	const results = reports.flatMap(({ testResults }) => testResults);
	return bounds.map((bound) => {
		const states = results
			.filter(({ name }) => path.relative(".", name) === bound.test.file)
			.flatMap(({ assertionResults }) => assertionResults)
			.filter(({ fullName }) => fullName.includes(bound.test.words))
			.map(({ status }) => status);
		if (states.includes("failed")) return { bound, verdict: "not held" };
		return { bound, verdict: states.includes("passed") ? "held" : "not tried" };
	});
}

/** A line for the terminal. */
export function lineOf({ bound, verdict }: { bound: Bound; verdict: Verdict }): string {
	const colour = verdict === "held" ? "green" : "red";
	return `${styleText(colour, verdict.padEnd(9))}  ${bound.resource}: ${bound.bound}`;
}
