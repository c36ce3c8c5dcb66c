import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Breakage, Watch } from "./faults/breakage.ts";
import { commandOf } from "./layers.ts";
import type { ProjectCopy } from "./projectCopy.ts";
import { type Report, readPlaywright, readVitest } from "./readReport.ts";
import type { Result } from "./results.ts";
import { runProgram } from "./runProgram.ts";

/** A run of tests: what they said, or what was printed where they said nothing. */
interface Run {
	readonly status: number | null;
	readonly report: Report | undefined;
	readonly output: string;
}

/** Runs tests in a copy and judges what they say. */
export class Judge {
	private readonly copy: ProjectCopy;
	private readonly port: number;

	constructor(copy: ProjectCopy, port: number) {
		this.copy = copy;
		this.port = port;
	}

	/** Runs tests with nothing broken. Throws unless all of them, and one at least, are green. */
	async expectGreen(watch: Watch): Promise<void> {
		const { status, report, output } = await this.run(watch, false);
		const what = `${watch.tests.join(" ")}${watch.title ? ` ("${watch.title}")` : ""}`;
		if (report && report.ran === 0) {
			throw new Error(
				`${what}: nothing ran. Correct "watch" in scripts/breakages/faults, or what stands here: ${lastLines(output)}`,
			);
		}
		if (status !== 0) {
			const red = report?.red.map(({ title }) => title).join("; ");
			throw new Error(`${what}: red with nothing broken: ${red || lastLines(output)}`);
		}
	}

	/** Breaks, tests and mends. */
	async judge(breakage: Breakage): Promise<Omit<Result, "definition">> {
		const started = performance.now();
		const seconds = () => Math.round((performance.now() - started) / 100) / 10;
		try {
			const complaint = await this.copy.break(breakage);
			if (complaint !== undefined) {
				return { outcome: "broken", seconds: seconds(), detail: `The build failed: ${lastLines(complaint)}` };
			}
			const run = await this.run(breakage.watch, true);
			return { ...verdict(breakage.watch, run), seconds: seconds() };
		} finally {
			this.copy.mend(breakage);
		}
	}

	private async run(watch: Watch, isHasty: boolean): Promise<Run> {
		// Of its own and emptied: no test meets what the last breakage has stored.
		const temporary = path.join(this.copy.root, "../tmp");
		rmSync(temporary, { recursive: true, force: true });
		mkdirSync(temporary, { recursive: true });
		const file = path.join(temporary, "report.json");
		const command = commandOf(watch, { report: file, port: this.port, isHasty });
		const env = { ...command.env, TMPDIR: path.resolve(temporary) };
		const { status, output } = await runProgram({ ...command, env }, this.copy.root);
		if (command.report === "printed" || !existsSync(file)) return { status, report: undefined, output };
		const text = readFileSync(file, "utf8");
		const report = command.report === "vitest" ? readVitest(text, this.copy.root) : readPlaywright(text);
		return { status, report, output };
	}
}

/** Whether tests have noticed: a red test, or the words that a check is to print. A mere crash is no notice. */
export function verdict(
	watch: Watch,
	{ status, report, output }: Run,
): Pick<Result, "outcome" | "by" | "title" | "detail"> {
	if (status === 0) return { outcome: "not noticed" };
	const [red] = report?.red ?? [];
	if (red) return { outcome: "caught", by: red.file, title: red.title };
	if (watch.layer === "check" && watch.title && output.includes(watch.title)) {
		return { outcome: "caught", by: watch.tests.join(" "), title: watch.title };
	}
	return { outcome: "broken", detail: lastLines(output) };
}

function lastLines(text: string): string {
	return text.trim().split("\n").slice(-12).join("\n");
}
