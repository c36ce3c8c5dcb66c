import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { leaveSummary, reasonOf, summaryLine } from "#scripts/testing/summary.ts";

/** Ends the run with one plain line, `437 passed, 0 failed, 49 skipped`, for whoever reads only the last one. */
export default class SummaryReporter implements Reporter {
	private suite: Suite | undefined;

	private hasBegun = false;

	onBegin(_: unknown, suite: Suite): void {
		this.suite = suite;
	}

	onTestBegin(): void {
		this.hasBegun = true;
	}

	async onExit(): Promise<void> {
		// Nothing has run where the tests were only to be listed, or there are none.
		if (!this.hasBegun) return;
		const tests = this.suite?.allTests() ?? [];
		const having = (outcome: "expected" | "unexpected" | "flaky" | "skipped") =>
			tests.filter((test) => test.results.length > 0 && test.outcome() === outcome);
		const summary = {
			passed: having("expected").length + having("flaky").length,
			failed: having("unexpected").map(
				(test) => titleOf(test) + reasonOf(test.results.flatMap(({ errors }) => errors)),
			),
			skipped: [
				...having("skipped").map((test) => titleOf(test) + whySkipped(test)),
				...tests.filter(({ results }) => results.length === 0).map((test) => `${titleOf(test)} (it was not run)`),
			],
		};
		leaveSummary(summary);
		console.log(summaryLine(summary));
	}
}

function titleOf(test: TestCase): string {
	const [, , ...titles] = test.titlePath();
	return `browser: ${titles.join(" > ")}`;
}

function whySkipped({ annotations }: TestCase): string {
	const reason = annotations.find(({ type }) => type === "skip")?.description;
	return reason ? ` (${reason})` : "";
}
