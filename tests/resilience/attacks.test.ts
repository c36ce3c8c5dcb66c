import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { postMessage } from "./messages.ts";
import { watchMemory } from "./processMemory.ts";
import { openSocket, sendAll } from "./requests.ts";
import { makeSite, type RunningSite, startSite } from "./site.ts";

const METRICS_TOKEN = "0123456789abcdef";
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (headers: string) => `POST /reviews HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const jsonType = "Content-Type: application/json\r\n";
const formType = "Content-Type: application/x-www-form-urlencoded\r\n";
const openSockets = (count: number, port: number, getBytes: (index: number) => string | Buffer = () => "") =>
	Promise.all(Array.from({ length: count }, (_, index) => openSocket(port, getBytes(index))));
const getPageStatus = (origin: string) =>
	fetch(origin).then(
		({ status }) => status,
		() => 0,
	);

/** Runs an attack on a warm server and checks its memory limit. */
async function runAttack(attack: (site: RunningSite) => Promise<void>) {
	const site = await startSite(makeSite({ pageBytes: 100_000, pictures: 8 }));
	await sendAll(500, () => fetch(site.origin));
	expect(await postMessage(site.origin, "before")).toBe(202);
	const measureMemory = watchMemory(site.pid);
	await attack(site);
	// Requests of the attack may still be queued.
	await expect.poll(() => getPageStatus(site.origin), { timeout: 30_000 }).toBe(200);
	const { rest, peak, allowed } = measureMemory();
	console.log(`memory: ${rest / 1e6} MB at rest, at most ${peak / 1e6} of ${allowed / 1e6} MB`);
	expect(peak).toBeLessThan(allowed);
	await expect.poll(() => postMessage(site.origin, "after"), { timeout: 10_000 }).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
}

test("two thousand pipelined requests on each of a hundred connections block no other client for long", () =>
	runAttack(async ({ port, origin }) => {
		const ownConnections = countConnections(port);
		const sockets = await openSockets(100, port);
		for (const socket of sockets) socket.pause().write(get("/").repeat(2_000));
		expect(await getPageStatus(origin)).toBe(200);
		await vi.waitUntil(() => countConnections(port) <= ownConnections, { timeout: 5_000, interval: 100 });
		for (const socket of sockets) socket.destroy();
	}));

test("large files that hundreds of clients request and do not read are in memory once", () =>
	runAttack(async ({ port, origin }) => {
		const sockets = await openSockets(300, port, (index) => get(`/picture${index % 8}.png`));
		for (const socket of sockets) socket.pause();
		await sleep(1_500);
		expect(await getPageStatus(origin)).toBe(200);
		for (const socket of sockets) socket.destroy();
	}));

test("headers of maximum length with thousands of words take little time", () =>
	runAttack(({ origin }) => {
		const headers = { "accept-encoding": "a,".repeat(7_000) };
		return sendAll(2_000, () => fetch(`${origin}/robots.txt`, { headers }));
	}));

test("bodies in many chunks and unfinished bodies stay within the memory limit for bodies", () =>
	runAttack(async ({ port }) => {
		const bodyChunks = Buffer.from(
			`${post(`${formType}Transfer-Encoding: chunked\r\n`)}${"1\r\nx\r\n".repeat(60_000)}`,
		);
		const unfinished = `${post(`${formType}Content-Length: 131072\r\n`)}${"x".repeat(130_000)}`;
		const sockets = [
			...(await openSockets(100, port, () => bodyChunks)),
			...(await openSockets(600, port, () => unfinished)),
		];
		for (const socket of sockets) socket.resume();
		await sleep(1_000);
		for (const socket of sockets) socket.destroy();
	}));

test("one sender gets at most half of all connections, and idle ones are closed", async () => {
	const { port, origin, end } = await startSite(makeSite(), { MAX_CONNECTIONS: "200", METRICS_TOKEN });
	const sockets = await openSockets(150, port, () => get("/"));
	for (const socket of sockets) socket.resume();
	await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(50);
	for (const socket of sockets) socket.destroy();
	await expect.poll(() => getPageStatus(origin), { timeout: 30_000 }).toBe(200);
	const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
	const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
	expect(metrics).toMatch(/^site_connections_cut_total\{reason="sender"\} 5\d$/m);
	expect(await end("SIGTERM")).toBe(0);
});

test("the site responds despite a thousand idle and unfinished connections, and closes them", () =>
	runAttack(async ({ port, origin }) => {
		const unfinishedRequests = [
			"",
			"GET / HTTP/1.1\r\nHost: a\r\n",
			`${post(`${jsonType}Content-Length: 400\r\n`)}{`,
			`${post(`${jsonType}Transfer-Encoding: chunked\r\n`)}5\r\n{`,
		];
		const sockets = await openSockets(1_000, port, (index) => unfinishedRequests[index % 4] ?? "");
		for (const socket of sockets) socket.resume();
		const countOpen = () => sockets.filter(({ closed }) => !closed).length;
		for (let number = 0; number < 20; number += 1) {
			const started = Date.now();
			expect(await getPageStatus(origin)).toBe(200);
			expect(await postMessage(origin, `idle-${number}`)).toBe(202);
			expect(Date.now() - started).toBeLessThan(2_000);
			// Some sockets may be closed before the last ones are opened.
			if (number === 0) expect(countOpen()).toBe(sockets.length);
		}
		// Connections without complete headers are closed first, unfinished bodies later.
		await vi.waitUntil(() => countOpen() <= sockets.length / 2, { timeout: 30_000 });
		for (const socket of sockets) socket.destroy();
	}));

/** Counts the server's open connections. Clients that read nothing do not notice a closed connection. */
function countConnections(port: number): number {
	const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
	const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
	return lines.filter((line) => new RegExp(`^\\s*\\d+: \\w+:${hexPort} \\w+:(?!0000)\\w+ 01 `).test(line)).length;
}
