import { type Labels, labelled, type NameOf, prefix } from "./metricNames.ts";
import type { Counters } from "./metrics.ts";

/** What somebody asked for. `probe`: health, readiness and metrics. `unreadable`: what was no proper request. */
type Kind = "page" | "file" | "reviews" | "probe" | "unreadable";

/** Counts what the server answers, and how long that takes it. */
export interface Traffic {
	/**
	 * @param target as it came
	 * @param seconds from the request's headers to the answer's last byte being handed over
	 */
	answered(target: string, status: number, seconds: number): void;
	/** For what never became a request. */
	refused(status: number): void;
	/** The latencies' series. */
	lines(): string[];
}

/** Upper ends of the latencies' buckets, in seconds. */
const ends = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

export function createTraffic(counters: Counters): Traffic {
	const latencies = new Map<Kind, { counts: number[]; sum: number }>();
	return {
		answered(target, status, seconds) {
			const kind = kindOf(target);
			counters.count("http_requests_total", { kind, status });
			const latency = latencies.get(kind) ?? { counts: Array<number>(ends.length + 1).fill(0), sum: 0 };
			latencies.set(kind, latency);
			const bucket = ends.findIndex((end) => seconds <= end);
			const index = bucket === -1 ? ends.length : bucket;
			latency.counts[index] = (latency.counts[index] ?? 0) + 1;
			latency.sum += seconds;
		},
		refused: (status) => counters.count("http_requests_total", { kind: "unreadable", status }),
		lines: () => [...latencies].flatMap(([kind, latency]) => histogram({ kind }, latency)),
	};
}

/** Buckets count everything up to their end. */
function histogram(labels: Labels, { counts, sum }: { counts: readonly number[]; sum: number }): string[] {
	const name = `${prefix}${"http_request_duration_seconds" satisfies NameOf<"histogram">}`;
	let total = 0;
	const buckets = counts.map((count, index) => {
		total += count;
		return `${name}_bucket${labelled({ ...labels, le: ends[index] ?? "+Inf" })} ${total}`;
	});
	return [...buckets, `${name}_sum${labelled(labels)} ${sum}`, `${name}_count${labelled(labels)} ${total}`];
}

function kindOf(target: string): Kind {
	const question = target.indexOf("?");
	const path = question === -1 ? target : target.slice(0, question);
	if (path === "/reviews") return "reviews";
	if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "probe";
	// Long ones are nobody's page, and not worth a look at every character.
	return path.length < 256 && /\.[a-z0-9]{2,11}$/i.test(path) ? "file" : "page";
}
