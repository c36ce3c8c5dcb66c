import type { IncomingMessage } from "node:http";
import type { Budget } from "./budget.ts";
import { Refusal } from "./refusal.ts";

/** Bytes beyond the limit that are read and thrown away, so that the sender hears the answer instead of a reset. */
const patience = 1024 * 1024;

/** Parts that a body may come in: each costs time of its own, and one that is a byte long as much as any. */
const mostParts = 2_048;

/**
 * Reads a request's body into memory, at most `limit` bytes of it: into one buffer, as many small parts would take many
 * times their length.
 *
 * @param budget what all bodies together may take
 * @throws {Refusal} 413 when there is more, 503 when too many are being read; an error when the sender hangs up first
 */
export function readBody(request: IncomingMessage, limit: number, budget: Budget): Promise<Buffer> {
	const declared = Number(request.headers["content-length"] ?? limit);
	if (declared > patience) return Promise.reject(tooLarge(limit));
	const taken = Math.min(declared || 0, limit);
	if (!budget.take(taken)) {
		const headers = { "retry-after": "10", connection: "close" };
		return Promise.reject(new Refusal(503, "unavailable", "Too much is being sent. Send it again soon.", { headers }));
	}
	const reading = new Promise<Buffer>((resolve, reject) => {
		const body = Buffer.allocUnsafe(taken);
		let size = 0;
		let parts = 0;
		const read = (chunk: Buffer) => {
			if (size < taken) chunk.copy(body, size);
			size += chunk.length;
			parts += 1;
			if (size <= patience && parts <= mostParts) return;
			// Once: thousands may still follow in what has arrived already.
			request.off("data", read).resume();
			reject(tooLarge(limit));
		};
		request.on("data", read);
		request.on("end", () => (size > limit ? reject(tooLarge(limit)) : resolve(body.subarray(0, size))));
		request.on("error", reject);
		request.on("close", () => reject(new Error("The sender hung up.")));
	});
	return reading.finally(() => budget.give(taken));
}

function tooLarge(limit: number): Refusal {
	return new Refusal(413, "size", `The body is larger than ${limit} bytes.`, { headers: { connection: "close" } });
}
