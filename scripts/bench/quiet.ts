import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits for a second in which the machine has little else to do, so that one run is not measured beside another's work.
 *
 * @param limit seconds after which it stops waiting
 * @returns the share of the processors that was busy in the last second, 0 to 1
 */
export async function waitForQuiet(limit: number): Promise<number> {
	for (let second = 1; ; second += 1) {
		const before = ticks();
		await sleep(1_000);
		const after = ticks();
		const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
		if (busy < 0.3 || second >= limit) return busy;
	}
}

/** Niced work counts as idle: it yields to the browser. */
function ticks(): { all: number; idle: number } {
	const times = cpus().map(({ times }) => times);
	return {
		all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
		idle: times.reduce((sum, { idle, nice }) => sum + idle + nice, 0),
	};
}
