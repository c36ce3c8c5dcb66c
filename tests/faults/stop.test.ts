import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { startMarketingHost } from "./marketingHost.ts";
import { messageBody, post, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

const reviewHead = "POST /reviews HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";

test("stopped under load, the server answers what it has begun and exits with 0 within ten seconds", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const writers = startWriters(site.origin, 30, "stop");
	await vi.waitUntil(() => writers.acknowledged.size > 100, { timeout: 20_000 });

	// A request whose second half comes after the signal, and whose first the server says to have read.
	const body = messageBody("late");
	const late = connect(site.port, "127.0.0.1");
	const head = `${reviewHead}Idempotency-Key: late\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
	late.write(head + body.slice(0, 50));
	const [read] = await once(late, "data");
	late.pause();
	expect(String(read)).toBe("HTTP/1.1 100 Continue\r\n\r\n");

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
	await new Promise<void>((resolve) => idle.write(`${reviewHead}Content-Length: 5\r\n\r\n`, () => resolve()));
	await fetch(`${site.origin}/healthz`);
	const started = Date.now();
	expect(await site.end("SIGTERM")).toBe(0);
	const took = Date.now() - started;
	expect(took).toBeLessThan(10_000);
	// It was given its chance, so it was open until then.
	expect(took).toBeGreaterThan(4_000);
});

test("stopped while the marketing host hangs, the server exits with 0 and keeps the message for the next", async () => {
	const host = await startMarketingHost();
	await host.setMood("hang");
	const folder = makeSite();
	const env = { MARKETING_URL: host.origin };
	const site = await startSite(folder, env);
	expect(await post(site.origin, "hung")).toBe(202);
	await vi.waitUntil(() => host.seen() === 1, { timeout: 10_000 });
	const started = Date.now();
	expect(await site.end("SIGTERM")).toBe(0);
	expect(Date.now() - started).toBeLessThan(10_000);
	await host.setMood("well");
	const next = await startSite(folder, env);
	await vi.waitUntil(() => host.taken.get("hung") === 1, { timeout: 10_000 });
	await next.end("SIGTERM");
	await host.stop();
});

test("told to stop a second time, the server still answers what it has begun", async () => {
	const site = await startSite(makeSite());
	const body = messageBody("late");
	const late = connect(site.port, "127.0.0.1");
	const head = `${reviewHead}Content-Length: ${body.length}\r\n\r\n`;
	await new Promise<void>((resolve) => late.write(head + body.slice(0, 50), () => resolve()));
	await fetch(`${site.origin}/healthz`);
	const ending = site.end("SIGTERM");
	// It has heard the first one once it takes no connection any more.
	const isClosed = () =>
		fetch(site.origin).then(
			() => false,
			() => true,
		);
	await vi.waitUntil(isClosed, { timeout: 4_000 });
	site.end("SIGTERM");
	late.write(body.slice(50));
	expect(await text(late)).toMatch(/^HTTP\/1\.1 202 /);
	expect(await ending).toBe(0);
});
