import type { Reporter, Suite } from "@playwright/test/reporter";

/** Ends the run with one plain line, `437 passed, 0 failed, 49 skipped`, for whoever reads only the last one. */
export default class SummaryReporter implements Reporter {
	private suite: Suite | undefined;

	onBegin(_: unknown, suite: Suite): void {
		this.suite = suite;
	}

	async onExit(): Promise<void> {
		const tests = this.suite?.allTests() ?? [];
		const count = (outcome: "expected" | "unexpected" | "flaky" | "skipped") =>
			tests.filter((test) => test.results.length > 0 && test.outcome() === outcome).length;
		const passed = count("expected") + count("flaky");
		console.log(`${passed} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`);
	}
}
