import { expect, test, vi } from "vitest";
import { postMessage } from "./messages.ts";
import { openSocket } from "./requests.ts";
import { makeSite, startSite } from "./site.ts";

const unfinishedRequests = [
	"",
	"GET / HTTP/1.1\r\nHost: a\r\n",
	"POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{",
	"POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
];

test("the site responds despite a thousand idle and unfinished connections, and closes them", async () => {
	const site = await startSite(makeSite());
	const sockets = await Promise.all(
		Array.from({ length: 1_000 }, (_, index) =>
			openSocket(site.port, unfinishedRequests[index % unfinishedRequests.length]),
		),
	);
	let left = sockets.length;
	for (const socket of sockets) {
		socket.resume().once("close", () => {
			left -= 1;
		});
	}
	for (let number = 0; number < 20; number += 1) {
		const started = Date.now();
		expect((await fetch(site.origin)).status).toBe(200);
		expect(await postMessage(site.origin, `idle-${number}`)).toBe(202);
		expect(Date.now() - started).toBeLessThan(2_000);
		// Later some have been sent away already.
		if (number === 0) expect(left).toBe(sockets.length);
	}
	// Those who never finished their headers go first; the bodies get a little longer.
	await vi.waitUntil(() => left <= sockets.length / 2, { timeout: 30_000 });
	for (const socket of sockets) socket.destroy();
	expect(await site.end("SIGTERM")).toBe(0);
});
