/** What `/metrics` says under one name. */
export interface Metric {
	readonly type: "counter" | "gauge" | "histogram";
	/** One line for whoever reads it. */
	readonly help: string;
}

/**
 * Every metric, without the prefix. Each label has a fixed set of values, so that nobody outside can make the list grow.
 */
export const metrics = {
	http_requests_total: {
		type: "counter",
		help: "Requests answered, by kind (page, file, reviews, probe, or unreadable for what was no proper request) and status.",
	},
	http_request_duration_seconds: {
		type: "histogram",
		help: "Seconds from a request's headers to its answer, by kind; what the network took is not in it.",
	},
	http_connections: { type: "gauge", help: "Open connections." },
	connections_cut_total: {
		type: "counter",
		help: "Connections cut or not taken: full, sender (one has too many), pipelining, or slow.",
	},
	log_lines_lost_total: { type: "counter", help: "Lines of the log that a full disk or a stalled reader has cost." },
	reviews_total: { type: "counter", help: "Messages answered, by status and by what became of them." },
	forward_attempts_total: {
		type: "counter",
		help: "Attempts to forward a message: sent, or failed through the host or the message.",
	},
	messages: {
		type: "gauge",
		help: "Messages in the store, by status; unreadable are those among them that lie on a damaged page.",
	},
	store_reachable: { type: "gauge", help: "1 while the store takes writes." },
	ready: { type: "gauge", help: "1 while /readyz answers 200." },
	cache_entries: {
		type: "gauge",
		help: "Entries of the caches: files' bytes, whole answers, senders that are counted.",
	},
	cache_bytes: { type: "gauge", help: "Bytes of the files that are kept in memory." },
	disk_free_bytes: { type: "gauge", help: "Room that is left on the disk of INBOX_FILE; not there with PostgreSQL." },
	resident_memory_bytes: { type: "gauge", help: "Memory of the process." },
	uptime_seconds: { type: "gauge", help: "Seconds since the process started." },
	series_dropped_total: { type: "counter", help: "Counts that had no room: a fault of the server's. Always 0." },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
/** Names of one type. */
export type NameOf<Type extends Metric["type"]> = {
	[Name in MetricName]: (typeof metrics)[Name]["type"] extends Type ? Name : never;
}[MetricName];

/** Stands before every name. */
export const prefix = "site_";

export type Labels = Readonly<Record<string, string | number>>;

/** Labels as the text form has them; nothing for none. */
export function labelled(labels: Labels): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
	return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
