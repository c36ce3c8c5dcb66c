import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { postMessage } from "./messages.ts";
import { watchMemory } from "./processMemory.ts";
import { exchangeBytes, openSocket, sendAll } from "./rawRequests.ts";
import { makeSite, type RunningSite, startSite } from "./site.ts";

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const toMegabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Runs an attack on a server that has answered some requests, and holds its memory to what an attack may cost. */
async function runAttack(
	name: string,
	work: (site: RunningSite) => Promise<void>,
	{ pageBytes = 100_000, env = {} }: { pageBytes?: number; env?: Record<string, string> } = {},
) {
	const site = await startSite(makeSite({ pageBytes, pictures: 8 }), env);
	await sendAll(site.port, 500, () => get("/"));
	expect(await postMessage(site.origin, "before")).toBe(202);
	const measureMemory = watchMemory(site.pid);
	await work(site);
	const { rest, peak, allowed } = measureMemory();
	console.log(`${name}: ${toMegabytes(rest)} MB at rest, at most ${toMegabytes(peak)} of ${toMegabytes(allowed)} MB`);
	expect(peak, `${toMegabytes(peak)} MB`).toBeLessThan(allowed);
	expect(await postMessage(site.origin, "after")).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
}

test("twenty thousand Accept-Encoding headers do not increase memory", () =>
	runAttack("encodings", async ({ port }) => {
		const long = "x".repeat(14_000);
		const request = (index: number) => get("/robots.txt", `Accept-Encoding: ${index}${long}\r\n`);
		expect(await sendAll(port, 20_000, request)).toBe(20_000);
	}));

test("twenty thousand addresses of one page do not increase memory", () =>
	runAttack("addresses", async ({ port }) => {
		const request = (index: number) => get(`/?${index}${"x".repeat(1_000)}`);
		expect(await sendAll(port, 20_000, request)).toBe(20_000);
	}));

test("two thousand pipelined requests on each of a hundred connections block no other client for long", () =>
	runAttack("pipelining", async ({ port, origin }) => {
		const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(port)));
		for (const socket of sockets) socket.pause().write(get("/").repeat(2_000));
		const started = performance.now();
		expect((await fetch(origin)).status).toBe(200);
		console.log(`answered meanwhile after ${Math.round(performance.now() - started)} ms`);
		// None of them is heard any more.
		await vi.waitUntil(() => open(port) <= 2, { timeout: 5_000, interval: 100 });
		for (const socket of sockets) socket.destroy();
	}));

test(
	"clients that request pages and read nothing are disconnected",
	() =>
		runAttack(
			"slow readers",
			async ({ port, origin }) => {
				// More than the system takes in the server's stead.
				const pipelinedRequests = get("/").repeat(7);
				const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(port, pipelinedRequests)));
				let left = sockets.length;
				for (const socket of sockets) socket.pause().once("close", () => (left -= 1));
				expect((await fetch(origin)).status).toBe(200);
				await vi.waitUntil(() => open(port) === 0, { timeout: 150_000, interval: 500 });
				for (const socket of sockets) socket.destroy();
			},
			{ pageBytes: 1_000_000, env: { WRITE_TIMEOUT: "1" } },
		),
	200_000,
);

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
	runAttack("long headers", async ({ port }) => {
		const words = `Accept-Encoding: ${"a,".repeat(7_000)}\r\n`;
		const started = performance.now();
		expect(await sendAll(port, 2_000, () => get("/robots.txt", words))).toBe(2_000);
		console.log(`two thousand long headers: ${Math.round(performance.now() - started)} ms`);
	}));

/** Open connections on the server's port. Clients that read nothing do not notice a closed connection. */
function open(port: number): number {
	const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
	const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
	return lines.filter((line) => new RegExp(`^\\s*\\d+: \\w+:${hexPort} \\w+:(?!0000)\\w+ 01 `).test(line)).length;
}

test("a page request with a body gets a response without waiting for the body", async () => {
	const site = await startSite(makeSite());
	const answer = await exchangeBytes(site.port, get("/", "Content-Length: 1000000000\r\n"));
	expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(answer).toMatch(/\r\nConnection: close\r\n/i);
	await site.end("SIGTERM");
});
