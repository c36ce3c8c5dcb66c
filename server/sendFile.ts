import { once } from "node:events";
import { ReadStream } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import send from "@fastify/send";
import type { CompressedCandidate } from "./routeRequest.ts";
import { type HeaderMap, isCompressible } from "./site.ts";

/** Bytes read ahead of a client, which limits the memory for a client that reads nothing. */
const HIGH_WATER_MARK = 32 * 1024;
/** Long headers cost time for each word; browsers send less than a tenth of this. */
const MAX_HEADER_LENGTH = 1_000;

const contentEncodings = [
	{ name: "br", suffix: ".br" },
	{ name: "gzip", suffix: ".gz" },
	{ name: "identity", suffix: "" },
] as const;

/**
 * Sends the first existing candidate in the best accepted encoding. GET and HEAD support validators, conditions and
 * ranges (of the uncompressed file), error pages do not. Resolves once the headers are sent: to whether a file exists.
 */
export async function sendFile(
	folder: string,
	candidates: readonly CompressedCandidate[],
	request: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	for (const { file, status, headers } of candidates) {
		const fileConditions = status === 200 ? getConditions(request) : {};
		const isVariable = isCompressible(file);
		const acceptedEncodings = isVariable && !fileConditions.range ? getEncodings(request) : contentEncodings.slice(-1);
		for (const { name, suffix } of acceptedEncodings) {
			const found = await send({ method: request.method, headers: fileConditions } as IncomingMessage, file + suffix, {
				root: folder,
				dotfiles: "allow",
				index: false,
				cacheControl: false,
				contentType: false,
				acceptRanges: status === 200 && name === "identity",
				highWaterMark: HIGH_WATER_MARK,
			});
			if (found.type === "directory" || [403, 404].includes(found.statusCode)) continue;
			if (found.type === "error" && found.statusCode === 500) throw found.metadata.error;
			if (found.stream instanceof ReadStream) await once(found.stream, "open");
			if (response.destroyed) {
				found.stream.destroy();
				return true;
			}
			response.writeHead(status === 200 ? found.statusCode : status, {
				...headers,
				...(found.type === "file" ? found.headers : { ...getContentRange(found), "content-length": 0 }),
				"content-type": getContentType(file),
				...(isVariable && { vary: "Accept-Encoding" }),
				...(name !== "identity" && { "content-encoding": name }),
			});
			if (found.type === "error") response.end();
			// Closes the file if the client disconnects, and the connection if the disk fails midway.
			else pipeline(found.stream, response, () => {});
			return true;
		}
	}
	return false;
}

function getEncodings({ headers }: IncomingMessage) {
	const acceptedEncodings = String(headers["accept-encoding"] ?? "")
		.slice(0, MAX_HEADER_LENGTH)
		.toLowerCase()
		.split(",")
		// A quality of 0 refuses an encoding (RFC 9110, 12.5.3).
		.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
		.map((part) => part.split(";", 1)[0]?.trim());
	return contentEncodings.filter(({ name }) => name === "identity" || acceptedEncodings.includes(name));
}

/** The headers that the library may use. Ranges are defined for GET only (RFC 9110, 14.2). */
function getConditions({ method, headers }: IncomingMessage): IncomingHttpHeaders {
	const { range, ...fileConditions } = headers;
	return method === "GET" ? headers : fileConditions;
}

/** The file size, if the range is beyond the end (416). */
function getContentRange({ headers }: { headers: HeaderMap }): HeaderMap {
	const range = headers["Content-Range"];
	return range === undefined ? {} : { "content-range": range };
}

export function getContentType(file: string): string {
	const type = send.mime.getType(file) ?? "application/octet-stream";
	return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
