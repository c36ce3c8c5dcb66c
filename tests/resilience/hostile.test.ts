import { once } from "node:events";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { type HostileRequest, hostileCorpus, hostileRequests } from "./hostileBodies.ts";
import { messageBody, postMessage, storedKeys } from "./messages.ts";
import { residentBytes } from "./processMemory.ts";
import { openSocket } from "./rawRequests.ts";
import { makeSite, startSite } from "./site.ts";

const total = isFullRun ? 10_000 : 2_000;

async function statusOf(origin: string, { headers, body }: HostileRequest): Promise<number> {
	const response = await fetch(`${origin}/reviews`, { method: "POST", headers, body, redirect: "manual" });
	await response.arrayBuffer();
	return response.status;
}

test("thousands of hostile requests each get a 4xx, memory stays flat, and the next valid message is stored", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const generatedRequests = fc.sample(hostileRequests, total - hostileCorpus.length);
	const requests = [...hostileCorpus, ...generatedRequests];
	const wrong: string[] = [];
	let next = 0;
	let settled = 0;
	async function sendRequests(): Promise<void> {
		while (next < requests.length) {
			const index = next;
			next += 1;
			const request = requests[index];
			if (!request) return;
			const status = await statusOf(site.origin, request);
			if (status < 400 || status > 499) wrong.push(`${status} for ${JSON.stringify(request).slice(0, 300)}`);
			// By then a running server has allocated what it needs; later growth would be a leak.
			if (index === total / 2) settled = residentBytes(site.pid);
		}
	}
	await Promise.all(Array.from({ length: 20 }, sendRequests));
	const after = residentBytes(site.pid);
	expect(wrong).toEqual([]);
	expect(after - settled).toBeLessThan(48 * 1024 * 1024);
	expect(await postMessage(site.origin, "good")).toBe(202);
	expect([...storedKeys(path.join(folder, "data/inbox.sqlite")).keys()]).toEqual(["good"]);
	console.log(
		`memory after ${total / 2}: ${Math.round(settled / 1e6)} MB, after ${total}: ${Math.round(after / 1e6)} MB`,
	);
	expect(await site.end("SIGTERM")).toBe(0);
});

const head = "POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const body = messageBody("smuggled");
const malformedRequests: readonly (readonly [what: string, bytes: string, status: number])[] = [
	["a length and chunks at once", `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
	["two lengths", `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, 400],
	["a negative length", `${head}Content-Length: -1\r\n\r\n`, 400],
	["a length that is none", `${head}Content-Length: 1e3\r\n\r\n`, 400],
	["chunks that lie", `${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`, 400],
	["a chunk longer than it says", `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n${body}\r\n0\r\n\r\n`, 400],
	["a chunk of any size", `${head}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}`, 400],
	["an unknown transfer coding", `${head}Transfer-Encoding: gzip\r\n\r\n`, 400],
	["a header over two lines", `${head}X-A: b\r\n c\r\n\r\n`, 400],
	["a header with a null byte", `${head}X-A: \0\r\n\r\n`, 400],
	["no host", "POST /reviews HTTP/1.1\r\nContent-Length: 0\r\n\r\n", 400],
	["too many headers", `${head}X-A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
	["a body that never ends", `${head}Content-Length: 99999999999\r\n\r\n{`, 413],
	[
		"more chunks than anybody needs",
		`${head}Transfer-Encoding: chunked\r\n\r\n${`4000\r\n${" ".repeat(0x4000)}\r\n`.repeat(70)}`,
		413,
	],
	["no HTTP", "\x16\x03\x01\x02\x00\x01", 400],
];

test("malformed requests are rejected, and the next valid message is stored", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	for (const [what, bytes, status] of malformedRequests) {
		const socket = await openSocket(site.port, Buffer.from(bytes, "latin1"));
		const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(5_000) });
		socket.destroy();
		expect.soft(String(answer), what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	}
	expect(await postMessage(site.origin, "good")).toBe(202);
	expect([...storedKeys(path.join(folder, "data/inbox.sqlite")).keys()]).toEqual(["good"]);
	expect(await site.end("SIGTERM")).toBe(0);
});
