import { setTimeout as sleep } from "node:timers/promises";
import { attack } from "./attackers.ts";
import type { Fleet } from "./fleet.ts";
import { type Course, coursesOf, watchMemory } from "./memory.ts";
import { type FaultName, makePlan, moods, type Step } from "./plan.ts";
import { type Readiness, watchReadiness } from "./readiness.ts";
import { type Post, sendMessages } from "./senders.ts";
import { type Visits, visit } from "./visitors.ts";

/** What was seen of one fleet. */
export interface Outcome {
	readonly name: string;
	readonly missing: readonly string[];
	/** How often each fault happened. */
	readonly faults: Readonly<Record<string, number>>;
	readonly acknowledged: number;
	/** Acknowledged keys that are not in the store. */
	readonly lost: readonly string[];
	/** Keys that are there more than once. */
	readonly doubled: readonly string[];
	/** Messages that wait for the marketing host although it is well again. */
	readonly stuck: number;
	/** Messages that the host has had more than once, under the same key. */
	readonly forwardedAgain: number;
	readonly wrong: readonly string[];
	readonly visits: Visits;
	readonly readiness: Readiness;
	readonly courses: readonly Course[];
}

/** Milliseconds that the last messages have to reach the marketing host. */
const patience = 60_000;

/**
 * Lets visitors, senders, attackers and faults at a fleet for so many seconds, and looks at what is left.
 *
 * @param bare the address of a server that does nothing
 */
export async function runFleet(
	fleet: Fleet,
	{
		paths,
		bare,
		seed,
		seconds,
		say,
		stopping,
	}: {
		paths: readonly string[];
		bare: string;
		seed: number;
		seconds: number;
		say: (line: string) => void;
		/** Ends the soak early; what was seen until then is judged. */
		stopping: AbortSignal;
	},
): Promise<Outcome> {
	const mail: Post = { acknowledged: new Set(), wrong: [] };
	const visits: Visits = { pages: [], control: [], wrong: [] };
	const readiness: Readiness = { asked: 0, lies: [] };
	const faults: Record<string, number> = {};
	const ending = new AbortController();
	const { signal } = ending;
	const memory = watchMemory(fleet, signal);
	const busy = [
		sendMessages(fleet, mail, signal),
		visit(fleet, paths, bare, visits, signal),
		attack(fleet, mail, seed, signal),
		watchReadiness(fleet, readiness, signal),
	];

	const began = performance.now();
	const left = () => (stopping.aborted ? -1 : seconds - (performance.now() - began) / 1000);
	async function follow<Name extends string>(plan: readonly Step<Name>[], act: (step: Step<Name>) => Promise<void>) {
		for (const step of plan) {
			await sleep(Math.min(step.quiet, Math.max(0, left())) * 1000);
			if (left() < 0) return;
			say(`${fleet.name}: ${step.name}`);
			faults[step.name] = (faults[step.name] ?? 0) + 1;
			await act(step);
		}
	}
	const possible = Object.keys(fleet.faults) as FaultName[];
	await Promise.all([
		follow(makePlan(possible, seed), async ({ name, length, which }) => {
			const instance = fleet.instances[which % fleet.instances.length];
			// In the second half no process is ended, so that its memory has a course.
			const isSpared = name === "kill" && left() < seconds / 2;
			if (instance) await fleet.faults[isSpared ? "freeze" : name]?.(instance, length);
		}),
		follow(makePlan(moods, seed + 1), async ({ name, length }) => {
			await fleet.host.setMood(name);
			await sleep(length * 1000);
			await fleet.host.setMood("well");
		}),
	]);
	ending.abort();
	await Promise.all(busy);

	const courses = coursesOf(
		memory,
		fleet.instances.map(({ pid }) => pid()),
	);
	const stuck = await drain(fleet);
	const codes = await Promise.all(fleet.instances.map(({ end }) => end("SIGTERM")));
	for (const code of codes) if (code !== 0) mail.wrong.push(`exit code ${code} after SIGTERM`);
	const stored = await fleet.storedKeys();
	return {
		name: fleet.name,
		missing: fleet.missing,
		faults,
		acknowledged: mail.acknowledged.size,
		lost: [...mail.acknowledged].filter((key) => !stored.has(key)),
		doubled: [...stored].filter(([, count]) => count !== 1).map(([key]) => key),
		stuck,
		forwardedAgain: [...fleet.host.taken.values()].filter((count) => count > 1).length,
		wrong: [...mail.wrong, ...visits.wrong],
		visits,
		readiness,
		courses,
	};
}

/** Waits until nothing waits for the marketing host any more. Resolves to how much still does. */
async function drain({ instances }: Fleet): Promise<number> {
	const [instance] = instances;
	const began = performance.now();
	let waiting = Number.NaN;
	while (waiting !== 0 && performance.now() - began < patience) {
		await sleep(500);
		const response = await fetch(`${instance?.origin}/readyz`).catch(() => undefined);
		waiting = Number(((await response?.json()) as { messages?: { waiting?: number } } | undefined)?.messages?.waiting);
	}
	return waiting;
}
