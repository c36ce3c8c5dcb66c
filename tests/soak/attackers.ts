import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { hostileRequests } from "#tests/faults/hostileBodies.ts";
import type { Fleet } from "./fleet.ts";
import { type Post, post } from "./senders.ts";

/** One person's way of doing harm, once. */
type Attack = (origin: string, port: number, turn: number) => Promise<void> | void;

/** A socket that is told something and never read. */
function tell(port: number, text: string, hold: number): void {
	const socket: Socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
	socket.on("error", () => {});
	socket.setTimeout(hold, () => socket.destroy());
	setTimeout(() => socket.destroy(), hold).unref();
}

const head = (line: string, headers = "") => `${line} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** People who mean harm, each in their own way, at a pace that leaves the machine to the others. */
export async function attack(fleet: Fleet, mail: Post, seed: number, ending: AbortSignal): Promise<void> {
	const bodies = fc.sample(hostileRequests, { seed, numRuns: 2_000 });
	const attacks: readonly Attack[] = [
		async (origin, _, turn) => {
			const { headers, body } = bodies[turn % bodies.length] ?? { headers: {}, body: "" };
			const response = await fetch(`${origin}/reviews`, {
				method: "POST",
				headers,
				body,
				signal: AbortSignal.timeout(9_000),
			});
			await response.arrayBuffer();
			if (response.status < 400)
				mail.wrong.push(`${response.status} for a hostile body: ${String(body).slice(0, 200)}`);
		},
		// Another text under a key that is taken, from an address that is never limited.
		async (origin, _, turn) => {
			const key = `m${1 + (turn % Math.max(1, mail.acknowledged.size))}`;
			if (!mail.acknowledged.has(key)) return;
			const status = await post(origin, key, `11.${turn % 250}.${Math.floor(turn / 250) % 250}.9`, `not ${key}`);
			if (status === 202) mail.wrong.push(`202 for another text under ${key}`);
		},
		// A flood from one address: some are stored, some quarantined, the rest refused.
		async (origin, _, turn) => {
			const key = `flood${turn}`;
			if ((await post(origin, key, "12.0.0.1")) === 202) mail.acknowledged.add(key);
		},
		(_, port, turn) => {
			const odd = `Accept-Encoding: x${turn}${"a".repeat(8_000)}\r\nRange: bytes=${turn}-\r\nIf-None-Match: "${turn}"\r\n`;
			tell(port, head(`GET /robots.txt?${turn}`, odd), 500);
		},
		(_, port) => tell(port, head("GET /").repeat(100), 1_000),
		(_, port) => tell(port, head("GET /", `Cookie: ${"c".repeat(20_000)}\r\n`), 500),
		(_, port) => tell(port, "POST /reviews HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n{", 8_000),
		(_, port) => tell(port, "GET / HTTP/1.1\r\nHo", 8_000),
		(_, port) => tell(port, "\u0016\u0003\u0001\u0000", 500),
		(_, port) => tell(port, head("GET /../../etc/passwd") + head("GET //evil.example"), 500),
	];
	for (let turn = 0; !ending.aborted; turn += 1) {
		const { origin } = fleet.instances[turn % fleet.instances.length] ?? { origin: "" };
		const chosen = attacks[turn % attacks.length];
		try {
			await chosen?.(origin, Number(new URL(origin).port), turn);
		} catch {
			// Nobody answers its attackers while a server is down.
		}
		await sleep(15);
	}
}
