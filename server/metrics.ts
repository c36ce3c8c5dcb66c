import { Counter, Gauge, Histogram, Registry } from "prom-client";

interface StoreReadiness {
	readonly isReady: boolean;
	/** By status; null if the store is unreachable. */
	readonly messages: Readonly<Record<string, number>> | null;
	readonly quarantineAgeSeconds: number | null;
}

/** Gauges read at each scrape, with their labels. */
const gaugeTable = {
	http_connections: { help: "Open connections.", labels: {} },
	cache_entries: { help: "Entries of the caches: senders that are counted.", labels: { cache: "senders" } },
	disk_free_bytes: { help: "Free space on the disk of INBOX_FILE; absent with PostgreSQL.", labels: {} },
	resident_memory_bytes: { help: "Memory of the process.", labels: {} },
	uptime_seconds: { help: "Seconds since the process started.", labels: {} },
} as const;

/** The Prometheus metrics of docs/operations.md. Labels have fixed sets of values, so clients cannot add series. */
export function createMetrics() {
	const metricsRegistry = new Registry();
	const options = (name: string, help: string) => ({ name: `site_${name}`, help, registers: [metricsRegistry] });
	const createCounter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
		new Counter({ ...options(name, help), labelNames });
	const requests = createCounter("http_requests_total", "Responses, by kind of request and status.", "kind", "status");
	const requestDuration = new Histogram({
		...options("http_request_duration_seconds", "Seconds from a request's headers to its response's, by kind."),
		labelNames: ["kind"],
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
	});
	const messages = new Gauge({ ...options("messages", "Stored messages, by status."), labelNames: ["status"] });
	const quarantineAge = new Gauge(
		options("quarantine_oldest_age_seconds", "Age of the oldest message in quarantine; 0 without one."),
	);
	const storeReachable = new Gauge(options("store_reachable", "1 while the store accepts writes."));
	const readyGauge = new Gauge(options("ready", "1 while /readyz answers 200."));

	/** The gauge has no value where `read` fails or returns undefined. */
	function addGauge(name: keyof typeof gaugeTable, read: () => Promise<number | undefined> | number | undefined): void {
		const { help, labels } = gaugeTable[name];
		new Gauge({
			...options(name, help),
			labelNames: Object.keys(labels),
			async collect() {
				const value = await (async () => read())().catch(() => undefined);
				if (value === undefined) this.remove(labels);
				else this.set(labels, value);
			},
		});
	}
	addGauge("resident_memory_bytes", () => process.memoryUsage.rss());
	addGauge("uptime_seconds", () => Math.round(process.uptime()));

	return {
		requests,
		connectionsCut: createCounter("connections_cut_total", "Connections cut or rejected, by reason.", "reason"),
		logLinesLost: createCounter("log_lines_lost_total", "Lines of the log that a slow reader or a full disk cost."),
		reviews: createCounter("reviews_total", "Messages answered, by status and outcome.", "status", "outcome"),
		forwardAttempts: createCounter("forward_attempts_total", "Attempts to forward a message, by outcome.", "outcome"),
		addGauge,
		/** `target` is a path with query; `seconds` are from the request's headers to the response's. */
		observeRequest(target: string, status: number, seconds: number): void {
			const kind = getRequestKind(target);
			requests.inc({ kind, status });
			requestDuration.observe({ kind }, seconds);
		},
		format(readiness: StoreReadiness): Promise<string> {
			readyGauge.set(readiness.isReady ? 1 : 0);
			storeReachable.set(readiness.messages ? 1 : 0);
			if (readiness.quarantineAgeSeconds === null) quarantineAge.remove();
			else quarantineAge.set(readiness.quarantineAgeSeconds);
			messages.reset();
			for (const [status, value] of Object.entries(readiness.messages ?? {})) messages.set({ status }, value);
			return metricsRegistry.metrics();
		},
	};
}

function getRequestKind(target: string): "page" | "file" | "reviews" | "probe" {
	const [path = ""] = target.split("?", 1);
	if (path === "/reviews") return "reviews";
	if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "probe";
	return /\.[a-z0-9]{2,11}$/i.test(path) ? "file" : "page";
}
