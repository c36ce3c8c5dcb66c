import type { Gauges } from "./gauges.ts";
import type { Readiness } from "./inbox/readiness.ts";
import { type Labels, labelled, type MetricName, metrics, type NameOf, prefix } from "./metricNames.ts";

/** Counters since the process started. */
export interface Counters {
	count(name: NameOf<"counter">, labels: Labels): void;
	/** Every series and its value, by name. */
	lines(): string[];
}

/** Series at most. All labels have few values; should one of them not, memory does not pay for it. */
const mostSeries = 1_000;

export function createCounters(): Counters {
	const counts = new Map<string, number>();
	return {
		count(name, labels) {
			const wanted = `${prefix}${name}${labelled(labels)}`;
			const series = counts.has(wanted) || counts.size < mostSeries ? wanted : `${prefix}series_dropped_total`;
			counts.set(series, (counts.get(series) ?? 0) + 1);
		},
		lines: () => [...counts].map(([series, value]) => `${series} ${value}`).toSorted(),
	};
}

/** What the text is made of besides the counters. */
interface Sources {
	readonly counters: Counters;
	readonly gauges: Gauges;
	/** The latencies' series. */
	readonly traffic: { lines(): string[] };
}

/** Everything in Prometheus's text form. Each metric is named with its type, also where it has no value yet. */
export async function formatMetrics(
	{ counters, gauges, traffic }: Sources,
	{ isReady, messages }: Pick<Readiness, "isReady" | "messages">,
): Promise<string> {
	const gauge = (name: NameOf<"gauge">, value: number, labels: Labels = {}) =>
		`${prefix}${name}${labelled(labels)} ${value}`;
	const lines = [
		...counters.lines(),
		...traffic.lines(),
		...(await gauges.lines()),
		...Object.entries(messages ?? {}).map(([status, value]) => gauge("messages", value, { status })),
		gauge("store_reachable", messages ? 1 : 0),
		gauge("ready", isReady ? 1 : 0),
		gauge("resident_memory_bytes", process.memoryUsage.rss()),
		gauge("uptime_seconds", Math.round(process.uptime())),
	];
	const grouped = Object.groupBy(lines, nameOf);
	const names = Object.keys(metrics) as MetricName[];
	const text = names.flatMap((name) => [
		`# HELP ${prefix}${name} ${metrics[name].help}`,
		`# TYPE ${prefix}${name} ${metrics[name].type}`,
		...(grouped[name] ?? []),
	]);
	return `${text.join("\n")}\n`;
}

/** A line's metric: a histogram has several series under endings of its name. */
function nameOf(line: string): string {
	const series = /^[a-z_]+/.exec(line)?.[0].slice(prefix.length) ?? "";
	return series in metrics ? series : series.replace(/_(bucket|sum|count)$/, "");
}
