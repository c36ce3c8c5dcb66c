import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { postMessage } from "./messages.ts";
import { sendAll } from "./requests.ts";
import { makeSite } from "./site.ts";

let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

async function start(output: "pipe" | number): Promise<string> {
	const port = await getFreePort();
	child = spawn(process.execPath, [path.resolve("server/main.ts")], {
		cwd: makeSite(),
		env: {
			PATH: process.env.PATH,
			HOST: "127.0.0.1",
			PORT: String(port),
			RATE_REFUSE: "1000000",
			RATE_TOTAL: "1000000",
		},
		stdio: ["ignore", output, "inherit"],
	});
	const origin = `http://127.0.0.1:${port}`;
	await vi.waitUntil(() => fetch(`${origin}/healthz`).then(Boolean, () => false), { timeout: 20_000 });
	return origin;
}

test.each([
	["lies on a full disk", () => openSync("/dev/full", "w")],
	["is read by nobody", () => "pipe" as const],
])("when the log %s, messages are accepted, pages are served and the server stops cleanly", async (_, output) => {
	const origin = await start(output());
	// More lines than the pipe's buffer holds.
	await sendAll(1_000, () => fetch(`${origin}/reviews`, { method: "POST" }));
	for (let number = 0; number < 10; number += 1) expect(await postMessage(origin, `log-${number}`)).toBe(202);
	expect((await fetch(origin)).status).toBe(200);
	expect((await fetch(`${origin}/readyz`)).status).toBe(200);
	const started = performance.now();
	child?.kill("SIGTERM");
	const [code] = await once(child as ChildProcess, "exit");
	expect(code).toBe(0);
	expect(performance.now() - started).toBeLessThan(10_000);
});
