import { expect, it } from "vitest";
import { createCounters } from "./metrics.ts";
import { createTraffic } from "./traffic.ts";

it.each([
	["/", "page"],
	["/ru/games?genre=action.x", "page"],
	["/games.data?x=1", "file"],
	["/assets/a-1b2c.js", "file"],
	["/reviews?x", "reviews"],
	["/ru/reviews", "page"],
	["/healthz", "probe"],
	["/readyz?x", "probe"],
	["/metrics", "probe"],
	[`/${"a.".repeat(2_000)}png`, "page"],
])("knows what somebody asked for: %s", (target, kind) => {
	const counters = createCounters();
	createTraffic(counters).answered(target, 200, 0);
	expect(counters.lines()).toEqual([`site_http_requests_total{kind="${kind}",status="200"} 1`]);
});

it("counts what never became a request", () => {
	const counters = createCounters();
	const traffic = createTraffic(counters);
	traffic.refused(431);
	expect(counters.lines()).toEqual(['site_http_requests_total{kind="unreadable",status="431"} 1']);
	expect(traffic.lines()).toEqual([]);
});

it("puts each latency into the first bucket that holds it, and counts buckets up", () => {
	const traffic = createTraffic(createCounters());
	for (const seconds of [0.0005, 0.001, 0.0011, 0.2, 31]) traffic.answered("/", 200, seconds);
	traffic.answered("/a.js", 404, 0.004);
	const lines = traffic.lines();
	const value = (series: string) =>
		lines.find((line) => line.startsWith(`site_http_request_duration_seconds_${series} `))?.split(" ")[1];
	expect(value('bucket{kind="page",le="0.001"}')).toBe("2");
	expect(value('bucket{kind="page",le="0.0025"}')).toBe("3");
	expect(value('bucket{kind="page",le="0.1"}')).toBe("3");
	expect(value('bucket{kind="page",le="0.25"}')).toBe("4");
	expect(value('bucket{kind="page",le="30"}')).toBe("4");
	expect(value('bucket{kind="page",le="+Inf"}')).toBe("5");
	expect(value('count{kind="page"}')).toBe("5");
	expect(Number(value('sum{kind="page"}'))).toBeCloseTo(31.2026, 6);
	expect(value('bucket{kind="file",le="0.0025"}')).toBe("0");
	expect(value('bucket{kind="file",le="0.005"}')).toBe("1");
});
