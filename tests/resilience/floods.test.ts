import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { messageBody, postMessage } from "./messages.ts";
import { watchMemory } from "./processMemory.ts";
import { openSocket, sendAll } from "./requests.ts";
import { makeSite, startSite } from "./site.ts";

/** Waits until the site answers, because earlier requests may still be queued. */
async function answers(origin: string): Promise<void> {
	const status = () =>
		fetch(origin).then(
			(answer) => answer.status,
			() => 0,
		);
	await expect.poll(status, { timeout: 30_000 }).toBe(200);
}

test("five thousand messages from one IPv6 /48 fill neither the inbox nor the disk", async () => {
	const folder = makeSite();
	const limits = { RATE_QUARANTINE: "10", RATE_REFUSE: "60" };
	const site = await startSite(folder, { TRUSTED_PROXY: "x-real-ip@127.0.0.1", ...limits });
	await sendAll(5_000, (index) => {
		const address = `2001:db8:7:${index.toString(16)}::1`;
		const headers = { "content-type": "application/json", "x-real-ip": address };
		const body = messageBody(`${index}`.padEnd(4_900, "x"));
		return fetch(`${site.origin}/reviews`, { method: "POST", headers, body });
	});
	const { messages } = await (await fetch(`${site.origin}/readyz`)).json();
	expect(messages).toMatchObject({ waiting: 40, quarantined: 200 });
	expect(statSync(path.join(folder, "data/inbox.sqlite-wal")).size).toBeLessThan(8 * 1024 * 1024);
	expect(await site.end("SIGTERM")).toBe(0);
});

test("bodies in many chunks and unfinished bodies stay within the memory limit for bodies", async () => {
	const site = await startSite(makeSite());
	await sendAll(200, () => fetch(site.origin));
	const measureMemory = watchMemory(site.pid);
	const head = "POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";
	const parts = Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${"1\r\nx\r\n".repeat(60_000)}`);
	const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(site.port, parts)));
	const unfinishedRequest = `${head}Content-Length: 131072\r\n\r\n${"x".repeat(130_000)}`;
	sockets.push(...(await Promise.all(Array.from({ length: 600 }, () => openSocket(site.port, unfinishedRequest)))));
	for (const socket of sockets) socket.resume();
	await answers(site.origin);
	const { rest, peak, allowed } = measureMemory();
	console.log(`bodies: ${rest / 1e6} MB at rest, at most ${peak / 1e6} of ${allowed / 1e6} MB`);
	expect(peak).toBeLessThan(allowed);
	for (const socket of sockets) socket.destroy();
	await expect.poll(() => postMessage(site.origin, "after"), { timeout: 10_000 }).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
});

test("one sender gets at most half of all connections, and idle ones are closed", async () => {
	const site = await startSite(makeSite(), { MAX_CONNECTIONS: "200", METRICS_TOKEN: "0123456789abcdef" });
	const sockets = await Promise.all(
		Array.from({ length: 150 }, () => openSocket(site.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")),
	);
	for (const socket of sockets) socket.resume();
	await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(50);
	for (const socket of sockets) socket.destroy();
	await answers(site.origin);
	const headers = { authorization: "Bearer 0123456789abcdef" };
	const metrics = await (await fetch(`${site.origin}/metrics`, { headers })).text();
	expect(metrics).toMatch(/^site_connections_cut_total\{reason="sender"\} 5\d$/m);
	expect(await site.end("SIGTERM")).toBe(0);
});

test("the server exits if the port is in use, and forwards nothing", async () => {
	const folder = makeSite();
	const first = await startSite(folder);
	expect(await postMessage(first.origin, "kept")).toBe(202);
	const env = { PORT: String(first.port), MARKETING_URL: "http://127.0.0.1:1", LOG_LEVEL: "info" };
	const said = await startSite(folder, env).catch(({ message }: Error) => message);
	expect(said).toContain("is taken");
	expect(said).not.toContain("not forwarded");
	expect(existsSync(path.join(folder, "data/inbox.sqlite"))).toBe(true);
	expect(await first.end("SIGTERM")).toBe(0);
});
