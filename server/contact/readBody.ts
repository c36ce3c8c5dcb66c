import type { IncomingMessage } from "node:http";
import { HttpError } from "./httpError.ts";

/** Bytes beyond the limit that are read and dropped, so that the sender gets the response instead of a reset. */
const MAX_DRAINED_BYTES = 1024 * 1024;

/** Each chunk costs time, however small it is. */
const MAX_CHUNKS = 2_048;

/** Throws 413 for more than `maxBytes`, 503 if too many bodies are being read, an error if the connection breaks. */
export type ReadBody = (request: IncomingMessage, maxBytes: number) => Promise<Buffer>;

/** @param maxTotalBytes memory for all bodies that are being read */
export function createBodyReader(maxTotalBytes: number): ReadBody {
	let reservedBytes = 0;
	return async (request, maxBytes) => {
		const declaredBytes = Number(request.headers["content-length"] ?? maxBytes);
		if (declaredBytes > MAX_DRAINED_BYTES) throw tooLarge(maxBytes);
		const bufferBytes = Math.min(declaredBytes || 0, maxBytes);
		if (reservedBytes + bufferBytes > maxTotalBytes) {
			const headers = { "retry-after": "10", connection: "close" };
			throw new HttpError(503, "unavailable", "Too much is being sent. Send it again soon.", { headers });
		}
		reservedBytes += bufferBytes;
		try {
			return await read(request, Buffer.allocUnsafe(bufferBytes), maxBytes);
		} finally {
			reservedBytes -= bufferBytes;
		}
	};
}

/** Copies chunks into one buffer: a list of small chunks would take many times their length. */
function read(request: IncomingMessage, body: Buffer, maxBytes: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		let size = 0;
		let chunkCount = 0;
		const onData = (chunk: Buffer) => {
			if (size < body.length) chunk.copy(body, size);
			size += chunk.length;
			chunkCount += 1;
			if (size <= MAX_DRAINED_BYTES && chunkCount <= MAX_CHUNKS) return;
			// The data already received may contain thousands of further chunks.
			request.off("data", onData).resume();
			reject(tooLarge(maxBytes));
		};
		request.on("data", onData);
		request.on("end", () => (size > maxBytes ? reject(tooLarge(maxBytes)) : resolve(body.subarray(0, size))));
		request.on("error", reject);
		request.on("close", () => reject(new Error("The sender hung up.")));
	});
}

function tooLarge(maxBytes: number): HttpError {
	return new HttpError(413, "size", `The body is larger than ${maxBytes} bytes.`, { headers: { connection: "close" } });
}
