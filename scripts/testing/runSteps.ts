import { spawn } from "node:child_process";

/** A command that `npm run check` or `npm test` runs. */
export interface Step {
	readonly name: string;
	readonly command: string;
	readonly parameters: readonly string[];
	/** Names of steps that must have passed before: else this one is not run. */
	readonly needs?: readonly string[];
	/** Variables beside those of this process. */
	readonly env?: Readonly<Record<string, string>>;
}

export interface Outcome {
	readonly step: Step;
	readonly state: "passed" | "failed" | "not run";
	readonly seconds: number;
	/** What the command wrote, both streams as they came; of a step that was not run, why. */
	readonly output: string;
}

interface Manner {
	/** How many run at a time. */
	readonly lanes: number;
	/** Hears of each outcome in the order in which the steps end. */
	readonly onOutcome?: (outcome: Outcome) => void;
	/** Hears once a minute which steps run, and for how many seconds. */
	readonly onMinute?: (running: readonly { name: string; seconds: number }[]) => void;
}

/**
 * Runs steps side by side, begun in their order as soon as a lane is free and what they need has passed. A failure ends
 * only what needs the failed step. Resolves to the outcomes in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], { lanes, onOutcome, onMinute }: Manner): Promise<Outcome[]> {
	const outcomes = new Map<string, Outcome>();
	const running = new Map<string, { since: number; ended: Promise<void> }>();
	const waiting = [...steps];
	const settle = (outcome: Outcome) => {
		outcomes.set(outcome.step.name, outcome);
		running.delete(outcome.step.name);
		onOutcome?.(outcome);
	};
	const minute = setInterval(() => {
		onMinute?.([...running].map(([name, { since }]) => ({ name, seconds: secondsSince(since) })));
	}, 60_000);
	while (waiting.length > 0 || running.size > 0) {
		const missed = waiting.find(({ needs = [] }) => needs.some((name) => hasFailed(outcomes.get(name))));
		const ready = waiting.find(({ needs = [] }) => needs.every((name) => outcomes.get(name)?.state === "passed"));
		if (missed) {
			waiting.splice(waiting.indexOf(missed), 1);
			const failed = missed.needs?.filter((name) => hasFailed(outcomes.get(name)));
			settle({ step: missed, state: "not run", seconds: 0, output: `It needs ${failed?.join(", ")}.\n` });
		} else if (ready && running.size < lanes) {
			waiting.splice(waiting.indexOf(ready), 1);
			running.set(ready.name, { since: performance.now(), ended: run(ready).then(settle) });
		} else if (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
		else throw new Error(`Nothing leads to ${waiting.map(({ name }) => name).join(", ")}: correct what they need.`);
	}
	clearInterval(minute);
	return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}

function hasFailed(outcome: Outcome | undefined): boolean {
	return outcome !== undefined && outcome.state !== "passed";
}

function run(step: Step): Promise<Outcome> {
	const since = performance.now();
	const child = spawn(step.command, step.parameters, {
		env: { ...process.env, ...step.env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8");
		stream.on("data", (text: string) => {
			output += text;
		});
	}
	return new Promise((resolve) => {
		const end = (state: Outcome["state"]) => resolve({ step, state, seconds: secondsSince(since), output });
		child.once("error", ({ message }) => {
			output += `${step.command}: ${message}\n`;
			end("failed");
		});
		child.once("close", (code) => end(code === 0 ? "passed" : "failed"));
	});
}

function secondsSince(since: number): number {
	return (performance.now() - since) / 1000;
}
