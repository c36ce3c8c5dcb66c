import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { postMessage, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";

/** A disk of two megabytes, which only root may mount. */
const mountedDisk = mkdtempSync(path.join(tmpdir(), "disk-"));
const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "inbox-test", mountedDisk], { stdio: "ignore" });
const isMounted = status === 0;
afterAll(() => {
	if (isMounted) spawnSync("umount", ["-l", mountedDisk]);
	rmSync(mountedDisk, { recursive: true, force: true });
});

const patience = { timeout: 20_000 };

/** Fills the small disk, or injects SQLite's error of a full disk if it could not be mounted. */
function useDisk(): { marker: string; fill: () => void; env: Record<string, string> } {
	const markerFile = path.join(isMounted ? mountedDisk : makeSite(), "filler");
	if (isMounted) {
		const fillDisk = () => expect(() => writeFileSync(markerFile, Buffer.alloc(4 * 1024 * 1024))).toThrow("ENOSPC");
		return { marker: markerFile, fill: fillDisk, env: {} };
	}
	const preload = pathToFileURL(path.resolve("tests/resilience/fullDisk.ts")).href;
	return {
		marker: markerFile,
		fill: () => writeFileSync(markerFile, ""),
		env: { NODE_OPTIONS: `--import ${preload}`, FULL_DISK: markerFile },
	};
}

test.concurrent("on a full disk the server answers 503, serves its pages, loses nothing and recovers", async () => {
	const { marker, fill, env } = useDisk();
	const file = path.join(path.dirname(marker), "inbox.sqlite");
	const site = await startSite(makeSite(), { INBOX_FILE: file, DISK_RESERVE: "0", ...env });
	const acceptedKeys: string[] = [];
	const send = async (key: string) => {
		const answer = await postMessage(site.origin, key);
		if (answer === 202) acceptedKeys.push(key);
		return answer;
	};
	expect(await send("first")).toBe(202);
	fill();

	const refused: number[] = [];
	for (let number = 0; refused.length < 5 && number < 2_000; number += 1) {
		const answer = await send(`full-${number}`);
		if (answer !== 202) refused.push(answer);
	}
	expect(refused).toEqual([503, 503, 503, 503, 503]);
	expect((await fetch(site.origin)).status).toBe(200);
	// Repeats, because a small probe may fit where a message does not.
	const isReady = async () => (await fetch(`${site.origin}/readyz`)).status === 200;
	await vi.waitUntil(async () => !(await isReady()), patience);
	for (let look = 0; look < 5; look += 1) {
		await sleep(600);
		expect(await isReady(), `look ${look}`).toBe(false);
	}
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);

	rmSync(marker);
	expect(await send("after")).toBe(202);
	await vi.waitUntil(isReady, patience);
	expect(await site.end("SIGTERM")).toBe(0);
	const stored = storedKeys(file);
	expect(acceptedKeys.filter((key) => stored.get(key) !== 1)).toEqual([]);
	expect(stored.size).toBe(acceptedKeys.length);
});

test.concurrent("while another program locks the file, requests fail quickly and pages are served", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const postMany = (name: string) =>
		Promise.all(Array.from({ length: 600 }, (_, at) => postMessage(site.origin, name + at)));
	// Measures the time to send them without a lock, to be subtracted below.
	const before = performance.now();
	expect(new Set(await postMany("before-"))).toEqual(new Set([202]));
	const sending = performance.now() - before;
	const other = new DatabaseSync(path.join(folder, "data/inbox.sqlite"));
	other.exec("BEGIN IMMEDIATE");
	const started = performance.now();
	const answers = postMany("locked-");
	// By then this process has sent all messages, so that it measures the server and not itself.
	await sleep(2_000);
	const asked = performance.now();
	expect((await fetch(site.origin)).status).toBe(200);
	expect(performance.now() - asked).toBeLessThan(1_000);
	expect(new Set(await answers)).toEqual(new Set([503]));
	const waitedMs = performance.now() - started - sending;
	console.log(`600 messages: sent in ${Math.round(sending)} ms, waited ${Math.round(waitedMs)} for a locked file`);
	expect(waitedMs).toBeLessThan(12_000);
	other.exec("ROLLBACK");
	other.close();
	expect(await postMessage(site.origin, "after")).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
});
