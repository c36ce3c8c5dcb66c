import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startMarketingHost } from "#tests/faults/marketingHost.ts";
import { storedKeys } from "#tests/faults/messages.ts";
import { environment, type Fleet, killFor } from "./fleet.ts";
import { type Instance, startInstance } from "./instance.ts";

/** Debian's place for the library that shifts a process's clock; `FAKETIME_LIBRARY` names another. */
const faketime = process.env.FAKETIME_LIBRARY ?? "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/**
 * One server on a SQLite file.
 *
 * @param site an empty folder with a built site in it
 * @param megabytes of the inbox's disk, where there can be a small one
 */
export async function startSqliteFleet(site: string, megabytes: number): Promise<Fleet> {
	const host = await startMarketingHost();
	const folder = mkdtempSync(path.join(tmpdir(), "soak-"));
	const mount = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "soak", folder];
	const isMounted = spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
	const file = path.join(folder, "inbox.sqlite");
	const marker = path.join(folder, "full");
	const clock = path.join(site, "clock");
	writeFileSync(clock, "+0");
	const hasClock = existsSync(faketime);
	const instance = await startInstance(site, {
		...environment,
		INBOX_FILE: file,
		MARKETING_URL: host.origin,
		...(!isMounted && {
			NODE_OPTIONS: `--import ${pathToFileURL(path.resolve("tests/faults/fullDisk.ts")).href}`,
			FULL_DISK: marker,
		}),
		...(hasClock && {
			LD_PRELOAD: faketime,
			FAKETIME_TIMESTAMP_FILE: clock,
			FAKETIME_NO_CACHE: "1",
			FAKETIME_DONT_FAKE_MONOTONIC: "1",
		}),
	});

	const filler = path.join(folder, "filler");
	let takenAt = 0;
	/** A full disk has room in places, for a while: the store fails once it has taken nothing for two seconds. */
	async function fillDisk({ say, state }: Instance, seconds: number): Promise<void> {
		say({ store: "unknown" });
		takenAt = performance.now();
		if (isMounted) fill(filler);
		else writeFileSync(marker, "");
		const end = performance.now() + (seconds + 7) * 1000;
		while (performance.now() < end) {
			const store = performance.now() - takenAt > 2_000 ? "fails" : "unknown";
			if (state().store !== store) say({ store });
			await sleep(100);
		}
		say({ store: "unknown" });
		rmSync(isMounted ? filler : marker);
		await sleep(2_000);
		say({ store: "writes" });
	}
	const shift = (offset: string) => async (_: Instance, seconds: number) => {
		writeFileSync(clock, offset);
		await sleep(seconds * 1000);
		writeFileSync(clock, "+0");
	};

	return {
		name: "SQLite",
		instances: [instance],
		host,
		faults: {
			kill: killFor,
			freeze: ({ freeze }, seconds) => freeze(seconds),
			"full disk": fillDisk,
			...(hasClock && { "clock ahead": shift("+86400"), "clock back": shift("-86400") }),
		},
		hear(status) {
			if (status === 202) takenAt = performance.now();
		},
		missing: [
			...(isMounted ? [] : ["a disk that is really full: only root may mount a small one, so the failure is injected"]),
			...(hasClock ? [] : [`jumps of the clock: ${faketime} is not there (Debian's package faketime)`]),
		],
		storedKeys: async () => storedKeys(file),
		async close() {
			await host.stop();
			if (isMounted) spawnSync("umount", ["-l", folder]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Writes until nothing more goes onto the disk. */
function fill(file: string): void {
	const chunk = Buffer.alloc(1024 * 1024);
	const handle = openSync(file, "w");
	try {
		for (let size = chunk.length; size >= 1; size = Math.floor(size / 2)) {
			while (hasRoom(() => writeSync(handle, chunk, 0, size)));
		}
	} finally {
		closeSync(handle);
	}
}

function hasRoom(write: () => number): boolean {
	try {
		return write() > 0;
	} catch {
		return false;
	}
}
