import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { messageBody, postMessage, storedKeys } from "./messages.ts";
import { openSocket } from "./requests.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

/** Sends a part of a message. Resolves to a function that sends the rest and returns the response. */
async function beginMessage(port: number): Promise<() => Promise<string>> {
	const body = messageBody("late");
	const head = ["POST /reviews HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", "Idempotency-Key: late"];
	const headers = [...head, "Expect: 100-continue", `Content-Length: ${body.length}`];
	const socket = await openSocket(port, [...headers, "", body.slice(0, 50)].join("\r\n"));
	const [read] = await once(socket, "data");
	socket.pause();
	expect(String(read)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
	return () => {
		socket.write(body.slice(50));
		return text(socket);
	};
}

test("when stopped under load, the server completes started requests and exits with 0 within ten seconds", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const messageWriters = startWriters(site.origin, 30, "stop");
	await vi.waitUntil(() => messageWriters.acceptedKeys.size > 100, { timeout: 20_000 });

	const sendRest = await beginMessage(site.port);
	const started = Date.now();
	const exitCode = site.end("SIGTERM");
	await messageWriters.stop();
	const answer = await sendRest();
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
	const sendRest = await beginMessage(site.port);
	const exitCode = site.end("SIGTERM");
	// The server has received the first signal once it accepts no connections.
	const isClosed = () =>
		fetch(site.origin).then(
			() => false,
			() => true,
		);
	await vi.waitUntil(isClosed, { timeout: 4_000 });
	site.end("SIGTERM");
	expect(await sendRest()).toMatch(/^HTTP\/1\.1 202 /);
	expect(await exitCode).toBe(0);
});

test("if its port is in use, the server exits and forwards nothing", async () => {
	const folder = makeSite();
	const first = await startSite(folder);
	expect(await postMessage(first.origin, "waiting")).toBe(202);
	const env = { PORT: String(first.port), MARKETING_URL: "http://127.0.0.1:1", LOG_LEVEL: "info" };
	const said = await startSite(folder, env).catch(({ message }: Error) => message);
	expect(said).toContain("is taken");
	expect(said).not.toContain("not forwarded");
	expect(await first.end("SIGTERM")).toBe(0);
});
