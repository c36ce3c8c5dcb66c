import type { IncomingMessage, ServerResponse } from "node:http";
import { ContentError } from "#content/model/contentError.ts";
import { RefusedChange } from "./workingCopy.ts";

const MAX_BODY_BYTES = 40 * 1024 * 1024;

/** Names under which this machine reaches itself. */
const ownHosts = ["localhost", "127.0.0.1", "[::1]"];

/** What the desk's documents may load: nothing from another host. */
const contentSecurityPolicy = [
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

/**
 * Why a request is refused; undefined if it is not. The desk reads and writes files without a sign-in, and pages of other sites can
 * send requests to it, also under a host name that an attacker points to this machine.
 *
 * @param port that the desk listens on
 */
export function findRefusal(
	{ headers, method }: Pick<IncomingMessage, "headers" | "method">,
	port: number,
): string | undefined {
	const { host = "", origin } = headers;
	if (!ownHosts.some((name) => host === `${name}:${port}`))
		return `the desk answers at http://localhost:${port} only, not at "${host}"`;
	if (origin !== undefined && origin !== `http://${host}`)
		return `a page of ${origin} asked, and only the desk's own may`;
	const from = headers["sec-fetch-site"];
	if (from !== undefined && from !== "same-origin" && from !== "none") return "another site's page asked for it";
	if (method !== "GET" && method !== "HEAD" && origin === undefined)
		return "a change must come from the desk's own page";
	return undefined;
}

/** @throws RefusedChange if the body is larger than any file that people edit */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > MAX_BODY_BYTES)
			throw new RefusedChange(413, `It is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB. Make it smaller.`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** @throws RefusedChange for a body that is not JSON */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
	const body = await readBody(request);
	try {
		return body.length > 0 ? JSON.parse(body.toString()) : undefined;
	} catch {
		throw new RefusedChange(422, "The request is not JSON. Load the desk's page again.");
	}
}

/** Sends a body under the desk's security policy. */
export function sendBody(response: ServerResponse, type: string, body: string | Uint8Array, status = 200): void {
	response
		.writeHead(status, {
			"content-type": /^text|json/.test(type) ? `${type}; charset=utf-8` : type,
			"content-security-policy": contentSecurityPolicy,
			"x-content-type-options": "nosniff",
			"cache-control": "no-store",
		})
		.end(body);
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
	sendBody(response, "application/json", JSON.stringify(value), status);
}

/** Sends `{ message }` for a refused request. @throws any other error */
export function sendRefusal(response: ServerResponse, error: unknown): void {
	if (!(error instanceof RefusedChange || error instanceof ContentError)) throw error;
	sendJson(response, { message: error.message }, error instanceof RefusedChange ? error.status : 422);
}
