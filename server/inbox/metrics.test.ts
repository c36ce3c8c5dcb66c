import { expect, it } from "vitest";
import { createCounters, formatMetrics } from "./metrics.ts";

it("prints counters and gauges in Prometheus's text form", () => {
	const counters = createCounters();
	counters.count("reviews_total", { status: 202, outcome: "stored" });
	counters.count("reviews_total", { status: 202, outcome: "stored" });
	counters.count("forward_attempts_total", { outcome: "sent" });
	const text = formatMetrics(counters, { waiting: 3 });
	expect(text.split("\n").slice(0, 4)).toEqual([
		"# TYPE playfleet_forward_attempts_total counter",
		'playfleet_forward_attempts_total{outcome="sent"} 1',
		"# TYPE playfleet_reviews_total counter",
		'playfleet_reviews_total{status="202",outcome="stored"} 2',
	]);
	expect(text).toContain(
		'\nplayfleet_store_reachable 1\n# TYPE playfleet_messages gauge\nplayfleet_messages{status="waiting"} 3\n',
	);
	const unreachable = formatMetrics(counters, undefined);
	expect(unreachable).toContain("playfleet_store_reachable 0\n");
	expect(unreachable).not.toContain("messages");
	expect(text).toMatch(/^playfleet_resident_memory_bytes [1-9]\d{6,}$/m);
	expect(text).toMatch(/^playfleet_uptime_seconds \d+$/m);
	for (const line of text.trimEnd().split("\n")) {
		expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+(\{(\w+="[^"]*",?)+\})? \d+)$/);
	}
});
