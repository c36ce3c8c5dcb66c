import type { Reporter, TestModule } from "vitest/node";
import { isWanted, leaveSummary, summaryLine } from "./summary.ts";

/** Vitest's share of what `npm test` adds up. */
export default class VitestSummary implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const named = (state: "failed" | "skipped") =>
			tests.flatMap((test) => {
				const result = test.result();
				if (result.state !== state) return [];
				const title = `${test.project.name}: ${test.module.relativeModuleId}: ${test.fullName}`;
				const note = result.state === "skipped" && result.note ? ` (${result.note})` : "";
				return [title + note];
			});
		const broken = modules.filter((module) => module.errors().length > 0);
		const summary = {
			passed: tests.filter((test) => test.result().state === "passed").length,
			failed: [
				...named("failed"),
				...broken.map(({ project, relativeModuleId }) => `${project.name}: ${relativeModuleId}`),
			],
			// Vitest calls those skipped, too, whose titles were not asked for.
			skipped: named("skipped").filter((title) => isWanted(title)),
		};
		leaveSummary(summary);
		console.log(summaryLine(summary));
	}
}
