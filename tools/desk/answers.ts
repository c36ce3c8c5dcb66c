import type { IncomingMessage, ServerResponse } from "node:http";
import { RefusedChange } from "./workingCopy.ts";

/** The most that a file may have, in bytes. */
const sizeLimit = 40 * 1024 * 1024;

/** What the desk's own documents may do: nothing with another host. */
const policy = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"connect-src 'self' data: blob:",
	"worker-src 'self' blob:",
	"frame-ancestors 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
].join("; ");

/** The body of a request. @throws Refused where it is larger than any file that people edit */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > sizeLimit)
			throw new RefusedChange(413, `It is larger than ${sizeLimit / 1024 / 1024} MB. Make it smaller.`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Answers under the desk's policy, and says that the request is answered. */
export function sendResponse(
	response: ServerResponse,
	status: number,
	body: string | Uint8Array,
	type = "text/plain",
): true {
	response.statusCode = status;
	response.setHeader("Content-Type", /^text|json/.test(type) ? `${type}; charset=utf-8` : type);
	response.setHeader("Content-Security-Policy", policy);
	response.setHeader("X-Content-Type-Options", "nosniff");
	response.setHeader("Cache-Control", "no-store");
	response.end(body);
	return true;
}
