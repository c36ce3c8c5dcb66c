import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";
import type { Instance } from "./instance.ts";

/** How pages were answered while the server's process was there. */
export interface Visits {
	/** Milliseconds from the question to the last byte, of each page. */
	readonly pages: number[];
	/** The same of a server that does nothing, asked at the same moments: what the machine itself takes. */
	readonly control: number[];
	/** Pages without their proper answer although nothing was done to the process. */
	readonly wrong: string[];
}

/** Milliseconds after a start or a freeze in which a page may fail: connections that were open may break. */
const startingTime = 1_500;

/** Visitors who go from page to page until they are told to stop. */
export async function visit(
	fleet: Fleet,
	paths: readonly string[],
	bare: string,
	visits: Visits,
	ending: AbortSignal,
): Promise<void> {
	async function wander(first: number): Promise<void> {
		for (let step = first; !ending.aborted; step += 7) {
			const instance = fleet.instances[step % fleet.instances.length];
			const path = paths[step % paths.length] ?? "/";
			if (instance) await look(instance, path, visits);
			if (step % 3 === 0) visits.control.push((await ask(bare)).took);
			await sleep(40);
		}
	}
	await Promise.all([wander(0), wander(1), wander(2)]);
}

async function look(instance: Instance, path: string, { pages, wrong }: Visits): Promise<void> {
	const isThere = () => instance.state().process === "up" && instance.settledFor() > startingTime;
	const before = instance.pid();
	const wasThere = isThere();
	const { status, took } = await ask(instance.origin + path);
	// Whatever was done to it in between is no fault of its own.
	if (!wasThere || !isThere() || instance.pid() !== before) return;
	if (status === 200) pages.push(took);
	else wrong.push(`${path}: ${status ?? "no answer"}`);
}

async function ask(url: string): Promise<{ status: number | undefined; took: number }> {
	const began = performance.now();
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: "manual" });
		await response.arrayBuffer();
		return { status: response.status, took: performance.now() - began };
	} catch {
		return { status: undefined, took: performance.now() - began };
	}
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
