import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

async function format(metrics = createMetrics(), messages: Record<string, number> | null = null): Promise<string> {
	for (const name of ["http_connections", "cache_entries"] as const) metrics.addGauge(name, () => 2);
	metrics.addGauge("disk_free_bytes", () => Promise.reject(new Error("ENOENT")));
	const isReady = messages !== null;
	return metrics.format({ isReady, messages, quarantineAgeSeconds: isReady ? 60 : null });
}

/** Names of metrics in a text, without the suffixes of histograms. */
const getNames = (text: string) =>
	new Set([...text.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, "")));

it("formats counters, histograms and gauges", async () => {
	const metrics = createMetrics();
	for (const [target, seconds] of [
		["/", 0.002],
		["/ru/games?genre=a.x", 31],
		["/assets/a-1b2c.js?x=1", 0.004],
		["/reviews?x", 0.001],
		["/metrics", 0.001],
	] as const)
		metrics.observeRequest(target, 200, seconds);
	metrics.reviews.inc({ status: 202, outcome: "stored" });
	const lines = (await format(metrics, { waiting: 3, dead: 1 })).split("\n");
	expect(lines).toEqual(
		expect.arrayContaining([
			"# TYPE site_http_requests_total counter",
			'site_http_requests_total{kind="page",status="200"} 2',
			'site_http_requests_total{kind="file",status="200"} 1',
			'site_http_requests_total{kind="reviews",status="200"} 1',
			'site_http_requests_total{kind="probe",status="200"} 1',
			'site_http_request_duration_seconds_bucket{le="0.001",kind="page"} 0',
			'site_http_request_duration_seconds_bucket{le="0.0025",kind="page"} 1',
			'site_http_request_duration_seconds_count{kind="page"} 2',
			'site_reviews_total{status="202",outcome="stored"} 1',
			'site_messages{status="waiting"} 3',
			"site_store_reachable 1",
			"site_quarantine_oldest_age_seconds 60",
			"site_ready 1",
			'site_cache_entries{cache="senders"} 2',
		]),
	);
});

it("leaves out values that cannot be read, and messages while the store is unreachable", async () => {
	const metrics = createMetrics();
	await metrics.format({ isReady: true, messages: { waiting: 1 }, quarantineAgeSeconds: 60 });
	const text = await format(metrics);
	expect(text).toContain("# TYPE site_disk_free_bytes gauge");
	expect(text).not.toMatch(/^site_(disk_free_bytes|messages|quarantine_oldest_age_seconds)/m);
	expect(text).toMatch(/^site_store_reachable 0$/m);
});

it.each(["deploy/prometheus-rules.yaml", "deploy/grafana-dashboard.json", "docs/operations.md"])(
	"%s names only metrics that exist",
	async (file) => {
		const known = getNames(await format());
		const names = [...getNames(readFileSync(file, "utf8"))];
		expect(names.length).toBeGreaterThan(5);
		expect(names.filter((name) => !known.has(name))).toEqual([]);
	},
);

it.each(["deploy/grafana-dashboard.json", "docs/operations.md"])("%s names all metrics", async (file) => {
	const names = getNames(readFileSync(file, "utf8"));
	expect([...getNames(await format())].filter((name) => !names.has(name))).toEqual([]);
});

const hasPromtool = spawnSync("promtool", ["--version"], { stdio: "ignore" }).error === undefined;
it.skipIf(!hasPromtool)("Prometheus accepts the alert rules (skipped without promtool)", () => {
	const parameters = ["check", "rules", "deploy/prometheus-rules.yaml"];
	const { status, stdout, stderr } = spawnSync("promtool", parameters, { encoding: "utf8" });
	expect(status, stdout + stderr).toBe(0);
});
