import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { messageBody, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

/**
 * Begins a review over a connection of its own, and waits until the server says that it has read so far.
 *
 * @param length of the whole body
 * @param begun what of the body is sent at once
 */
async function beginReview(port: number, length: number, begun = "", key = ""): Promise<Socket> {
	const socket = connect(port, "127.0.0.1");
	const headers = [
		"Host: 127.0.0.1",
		"Content-Type: application/json",
		"Expect: 100-continue",
		`Content-Length: ${length}`,
	];
	if (key) headers.push(`Idempotency-Key: ${key}`);
	socket.write(`${["POST /reviews HTTP/1.1", ...headers].join("\r\n")}\r\n\r\n${begun}`);
	const [read] = await once(socket, "data");
	socket.pause();
	expect(String(read)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
	return socket;
}

test("when stopped under load, the server completes started requests and exits with 0 within ten seconds", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const messageWriters = startWriters(site.origin, 30, "stop");
	await vi.waitUntil(() => messageWriters.acceptedKeys.size > 100, { timeout: 20_000 });

	// A request whose second half comes after the signal.
	const body = messageBody("late");
	const lateRequest = await beginReview(site.port, body.length, body.slice(0, 50), "late");

	const started = Date.now();
	const exitCode = site.end("SIGTERM");
	await messageWriters.stop();
	lateRequest.write(body.slice(50));
	const answer = await text(lateRequest);
	expect(answer).toMatch(/^HTTP\/1\.1 202 /);
	expect(answer).toMatch(/\r\nconnection: close\r\n/i);
	expect(await exitCode).toBe(0);
	expect(Date.now() - started).toBeLessThan(10_000);
	expect(messageWriters.refusedStatuses).toEqual(new Set());
	const stored = storedKeys(path.join(folder, "data/inbox.sqlite"));
	expect([...messageWriters.acceptedKeys, "late"].filter((key) => stored.get(key) !== 1)).toEqual([]);
});

test("after a second stop signal, the server still completes started requests", async () => {
	const site = await startSite(makeSite());
	const body = messageBody("late");
	const lateRequest = await beginReview(site.port, body.length, body.slice(0, 50));
	const exitCode = site.end("SIGTERM");
	// It has heard the first one once it takes no connection any more.
	const isClosed = () =>
		fetch(site.origin).then(
			() => false,
			() => true,
		);
	await vi.waitUntil(isClosed, { timeout: 4_000 });
	site.end("SIGTERM");
	lateRequest.write(body.slice(50));
	expect(await text(lateRequest)).toMatch(/^HTTP\/1\.1 202 /);
	expect(await exitCode).toBe(0);
});
