import { expect, it } from "vitest";
import { createTraffic } from "#server/traffic.ts";
import { createGauges } from "./gauges.ts";
import { createCounters, formatMetrics } from "./metrics.ts";

const ready = { isReady: true, messages: { waiting: 3, dead: 1 } };
const unreachable = { isReady: false, messages: null };

function createAll() {
	const counters = createCounters();
	return { counters, gauges: createGauges(), traffic: createTraffic(counters) };
}

/** The lines of one metric, without those that describe it. */
const linesOf = (text: string, name: string) => text.split("\n").filter((line) => line.startsWith(`site_${name}`));

it("prints counters, gauges and latencies in Prometheus's text form, each under its description", async () => {
	const all = createAll();
	all.counters.count("reviews_total", { status: 202, outcome: "stored" });
	all.counters.count("reviews_total", { status: 202, outcome: "stored" });
	all.counters.count("forward_attempts_total", { outcome: "sent" });
	all.gauges.add("disk_free_bytes", {}, async () => 12);
	all.traffic.answered("/", 200, 0.002);
	const text = await formatMetrics(all, ready);
	expect(text).toContain(
		"# HELP site_reviews_total Messages answered, by status and by what became of them.\n" +
			"# TYPE site_reviews_total counter\n" +
			'site_reviews_total{status="202",outcome="stored"} 2\n',
	);
	expect(text).toContain("\n# TYPE site_disk_free_bytes gauge\nsite_disk_free_bytes 12\n");
	expect(linesOf(text, "forward_attempts_total")).toEqual(['site_forward_attempts_total{outcome="sent"} 1']);
	expect(linesOf(text, "messages")).toEqual(['site_messages{status="waiting"} 3', 'site_messages{status="dead"} 1']);
	expect(linesOf(text, "store_reachable")).toEqual(["site_store_reachable 1"]);
	expect(linesOf(text, "ready")).toEqual(["site_ready 1"]);
	expect(linesOf(text, "http_request_duration_seconds_count")).toHaveLength(1);
	expect(text).toMatch(/^site_resident_memory_bytes [1-9]\d{6,}$/m);
	expect(text).toMatch(/^site_uptime_seconds \d+$/m);
	for (const line of text.trimEnd().split("\n")) {
		expect(line).toMatch(
			/^(# HELP \w+ .+\.|# TYPE \w+ (counter|gauge|histogram)|\w+(\{(\w+="[^"]*",?)+\})? \d+(\.\d+)?)$/,
		);
	}
});

it("says that the store cannot be asked, and nothing about messages then", async () => {
	const text = await formatMetrics(createAll(), unreachable);
	expect(linesOf(text, "store_reachable")).toEqual(["site_store_reachable 0"]);
	expect(linesOf(text, "ready")).toEqual(["site_ready 0"]);
	expect(linesOf(text, "messages")).toEqual([]);
});

it("leaves out a value that cannot be looked up", async () => {
	const all = createAll();
	all.gauges.add("disk_free_bytes", {}, () => Promise.reject(new Error("ENOENT")));
	all.gauges.add("cache_entries", { cache: "files" }, () => undefined);
	all.gauges.add("cache_entries", { cache: "senders" }, () => {
		throw new Error("gone");
	});
	all.gauges.add("cache_entries", { cache: "answers" }, () => 0);
	const text = await formatMetrics(all, ready);
	expect(linesOf(text, "disk_free_bytes")).toEqual([]);
	expect(linesOf(text, "cache_entries")).toEqual(['site_cache_entries{cache="answers"} 0']);
});

it("stops at a thousand series, and says so", async () => {
	const all = createAll();
	for (let status = 0; status < 5_000; status += 1) all.counters.count("reviews_total", { status, outcome: "x" });
	all.counters.count("reviews_total", { status: 0, outcome: "x" });
	const text = await formatMetrics(all, ready);
	expect(linesOf(text, "reviews_total")).toHaveLength(1_000);
	expect(text).toContain('{status="0",outcome="x"} 2\n');
	expect(linesOf(text, "series_dropped_total")).toEqual(["site_series_dropped_total 4000"]);
});
