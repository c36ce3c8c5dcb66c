import { spawnSync } from "node:child_process";
import { type BenchSite, fetchText } from "./site.ts";
import { formatTable } from "./table.ts";

const params = { name: "Ann Example", email: "ann@example.com", message: "A message of usual length. ".repeat(12) };
const message = JSON.stringify({ date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Contact form", params });

/** Requests per second for the home page, a script and contact messages. autocannon runs on the same machine. */
export async function measureServer({ origin }: BenchSite): Promise<string> {
	const script = /(?:src|href)="(\/[\w./-]+\.js)/.exec(await fetchText(origin))?.[1] ?? "/";
	const post = ["-m", "POST", "-H", "content-type=application/json", "-b", message, `${origin}/reviews`];
	const serverLoads = { "home page": [origin], script: [origin + script], messages: post };
	const rows = Object.entries(serverLoads).map(([name, parameters]) => {
		const fixedOptions = ["--json", "--connections", "32", "--duration", "8", "-H", "accept-encoding=gzip"];
		const { stdout, stderr, status } = spawnSync("autocannon", [...fixedOptions, ...parameters], { encoding: "utf8" });
		if (status !== 0) throw new Error(`autocannon: ${stderr}`);
		const { requests, latency, non2xx, errors } = JSON.parse(stdout);
		if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} failed answers, ${errors} errors.`);
		return [name, requests.average.toFixed(0), String(latency.p50), String(latency.p99)];
	});
	return formatTable(["32 connections", "requests/s", "median ms", "p99 ms"], rows);
}
