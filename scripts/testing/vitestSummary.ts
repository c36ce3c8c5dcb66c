import type { Reporter, TestModule } from "vitest/node";
import { isWanted, leaveSummary, reasonOf, summaryLine } from "./summary.ts";

/** Vitest's share of what `npm test` adds up. */
export default class VitestSummary implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const named = (state: "failed" | "skipped") =>
			tests.flatMap((test) => {
				const result = test.result();
				if (result.state !== state) return [];
				const title = `${test.project.name}: ${test.module.relativeModuleId}: ${test.fullName}`;
				if (result.state === "failed") return [title + reasonOf(result.errors)];
				return [result.state === "skipped" && result.note ? `${title} (${result.note})` : title];
			});
		const broken = modules.filter((module) => module.errors().length > 0);
		const summary = {
			passed: tests.filter((test) => test.result().state === "passed").length,
			failed: [
				...named("failed"),
				...broken.map((module) => `${module.project.name}: ${module.relativeModuleId}${reasonOf(module.errors())}`),
			],
			// Vitest calls those skipped, too, whose titles were not asked for.
			skipped: named("skipped").filter((title) => isWanted(title)),
		};
		leaveSummary(summary);
		console.log(summaryLine(summary));
	}
}
