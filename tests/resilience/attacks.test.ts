import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { postMessage } from "./messages.ts";
import { watchMemory } from "./processMemory.ts";
import { openSocket, sendAll } from "./requests.ts";
import { makeSite, type RunningSite, startSite } from "./site.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const toMegabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Runs an attack on a server that has answered some requests, and holds its memory to what an attack may cost. */
async function runAttack(name: string, work: (site: RunningSite) => Promise<void>) {
	const site = await startSite(makeSite({ pageBytes: 100_000, pictures: 8 }));
	await sendAll(500, () => fetch(site.origin));
	expect(await postMessage(site.origin, "before")).toBe(202);
	const measureMemory = watchMemory(site.pid);
	await work(site);
	const { rest, peak, allowed } = measureMemory();
	console.log(`${name}: ${toMegabytes(rest)} MB at rest, at most ${toMegabytes(peak)} of ${toMegabytes(allowed)} MB`);
	expect(peak, `${toMegabytes(peak)} MB`).toBeLessThan(allowed);
	expect(await postMessage(site.origin, "after")).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
}

test("two thousand pipelined requests on each of a hundred connections block no other client for long", () =>
	runAttack("pipelining", async ({ port, origin }) => {
		const ownConnections = open(port);
		const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(port)));
		for (const socket of sockets) socket.pause().write(get("/").repeat(2_000));
		const started = performance.now();
		expect((await fetch(origin)).status).toBe(200);
		console.log(`answered meanwhile after ${Math.round(performance.now() - started)} ms`);
		// None of them is heard any more.
		await vi.waitUntil(() => open(port) <= ownConnections, { timeout: 5_000, interval: 100 });
		for (const socket of sockets) socket.destroy();
	}));

test("large files that hundreds of clients request and do not read are in memory once", () =>
	runAttack("large files", async ({ port, origin }) => {
		const sockets = await Promise.all(
			Array.from({ length: 300 }, (_, index) => openSocket(port, get(`/picture${index % 8}.png`))),
		);
		for (const socket of sockets) socket.pause();
		await sleep(1_500);
		expect((await fetch(origin)).status).toBe(200);
		for (const socket of sockets) socket.destroy();
	}));

test("headers of maximum length with thousands of words take little time", () =>
	runAttack("long headers", async ({ origin }) => {
		const headers = { "accept-encoding": "a,".repeat(7_000) };
		const started = performance.now();
		await sendAll(2_000, () => fetch(`${origin}/robots.txt`, { headers }));
		console.log(`two thousand long headers: ${Math.round(performance.now() - started)} ms`);
	}));

/** Open connections on the server's port. Clients that read nothing do not notice a closed connection. */
function open(port: number): number {
	const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
	const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
	return lines.filter((line) => new RegExp(`^\\s*\\d+: \\w+:${hexPort} \\w+:(?!0000)\\w+ 01 `).test(line)).length;
}
