import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

/** Bytes beyond the limit that are read and thrown away, so that the sender hears the answer instead of a reset. */
const patience = 1024 * 1024;

/**
 * Reads a request's body into memory, at most `limit` bytes of it.
 *
 * @throws {Refusal} 413 when there is more; an error when the sender hangs up first
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let size = 0;
		const tooLarge = () =>
			reject(new Refusal(413, "size", `The body is larger than ${limit} bytes.`, { headers: { connection: "close" } }));
		if (Number(request.headers["content-length"]) > patience) return tooLarge();
		request.on("data", (chunk: Buffer) => {
			size += chunk.length;
			if (size <= limit) chunks.push(chunk);
			else chunks.length = 0;
			if (size > patience) tooLarge();
		});
		request.on("end", () => (size > limit ? tooLarge() : resolve(Buffer.concat(chunks))));
		request.on("error", reject);
		request.on("close", () => reject(new Error("The sender hung up.")));
	});
}
