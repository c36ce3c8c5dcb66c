import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { messageBody, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

test("stopped under load, the server answers what it has begun and exits with 0 within ten seconds", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const writers = startWriters(site.origin, 30, "stop");
	await vi.waitUntil(() => writers.acknowledged.size > 100);

	// A request whose second half comes after the signal.
	const body = messageBody("late");
	const late = connect(site.port, "127.0.0.1");
	const head = `POST /reviews HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: late\r\nContent-Length: ${body.length}\r\n\r\n`;
	await new Promise<void>((resolve) => late.write(head + body.slice(0, 50), () => resolve()));
	await fetch(`${site.origin}/healthz`);

	const started = Date.now();
	const ending = site.end("SIGTERM");
	await writers.stop();
	late.write(body.slice(50));
	const answer = await text(late);
	expect(answer).toMatch(/^HTTP\/1\.1 202 /);
	expect(answer).toMatch(/\r\nconnection: close\r\n/i);
	expect(await ending).toBe(0);
	expect(Date.now() - started).toBeLessThan(10_000);
	expect(writers.refusals).toEqual(new Set());
	const stored = storedKeys(path.join(folder, "data/inbox.sqlite"));
	expect([...writers.acknowledged, "late"].filter((key) => stored.get(key) !== 1)).toEqual([]);
});

test("stopped while a sender dawdles, the server does not wait for it", async () => {
	const site = await startSite(makeSite());
	const idle = connect(site.port, "127.0.0.1");
	idle.on("error", () => {});
	await new Promise<void>((resolve) =>
		idle.write("POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", () => resolve()),
	);
	await fetch(`${site.origin}/healthz`);
	const started = Date.now();
	expect(await site.end("SIGTERM")).toBe(0);
	expect(Date.now() - started).toBeLessThan(10_000);
});
