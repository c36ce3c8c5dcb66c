import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";

/** What `/readyz` has said, and where it was not so. */
export interface Readiness {
	/** Answers that could be judged. */
	asked: number;
	readonly lies: string[];
}

/** Milliseconds after a change before an answer is judged: `/readyz` looks at the store every two seconds. */
const settling = 4_000;

/** Asks each instance again and again whether it is ready, and holds it to what was done to it. */
export async function watchReadiness(fleet: Fleet, readiness: Readiness, ending: AbortSignal): Promise<void> {
	while (!ending.aborted) {
		for (const { origin, state, settledFor, pid } of fleet.instances) {
			const before = state();
			const process = pid();
			if (before.process === "down" || before.store === "unknown" || settledFor() < settling) continue;
			const status = await statusOf(`${origin}/readyz`);
			if (state() !== before || pid() !== process) continue;
			readiness.asked += 1;
			const wanted = before.store === "writes" ? 200 : 503;
			if (status !== wanted)
				readiness.lies.push(`${fleet.name}: ${status ?? "no answer"} while the store ${before.store}`);
		}
		await sleep(250);
	}
}

async function statusOf(url: string): Promise<number | undefined> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
		await response.arrayBuffer();
		return response.status;
	} catch {
		return undefined;
	}
}
