/** Counters since the process started. */
export interface Counters {
	count(name: string, labels: Readonly<Record<string, string | number>>): void;
	lines(): string[];
}

const prefix = "playfleet_";

export function createCounters(): Counters {
	const counts = new Map<string, number>();
	return {
		count(name, labels) {
			const series = `${prefix}${name}${labelled(labels)}`;
			counts.set(series, (counts.get(series) ?? 0) + 1);
		},
		lines() {
			const series = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
			const types = new Set(series.map(([name]) => `# TYPE ${name.replace(/\{.*/, "")} counter`));
			return [...types].flatMap((type) => {
				const name = type.split(" ")[2] ?? "";
				return [type, ...series.filter(([key]) => key.startsWith(`${name}{`)).map(([key, value]) => `${key} ${value}`)];
			});
		},
	};
}

/**
 * Everything in Prometheus's text form.
 *
 * @param messages how many the store has of each status; undefined while it cannot be asked
 */
export function formatMetrics(counters: Counters, messages: Readonly<Record<string, number>> | undefined): string {
	const gauge = (name: string, values: [string, number][]) => [
		`# TYPE ${prefix}${name} gauge`,
		...values.map(([labels, value]) => `${prefix}${name}${labels} ${value}`),
	];
	const stored = Object.entries(messages ?? {}).map(([status, value]): [string, number] => [
		labelled({ status }),
		value,
	]);
	return `${[
		...counters.lines(),
		...gauge("store_reachable", [["", messages ? 1 : 0]]),
		...(messages ? gauge("messages", stored) : []),
		...gauge("resident_memory_bytes", [["", process.memoryUsage.rss()]]),
		...gauge("uptime_seconds", [["", Math.round(process.uptime())]]),
	].join("\n")}\n`;
}

function labelled(labels: Readonly<Record<string, string | number>>): string {
	return `{${Object.entries(labels)
		.map(([name, value]) => `${name}="${value}"`)
		.join(",")}}`;
}
