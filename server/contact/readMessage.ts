import type { IncomingMessage } from "node:http";
import { defaultLanguage } from "#config/languages.ts";
import { bodyLimit } from "#config/messageLimits.ts";
import { getPathLanguage } from "#config/paths.ts";
import { HttpError } from "./httpError.ts";
import { getContentKey, getPagePath, type NewMessage } from "./message.ts";
import { parseJson } from "./parseJson.ts";
import type { ReadBody } from "./readBody.ts";

/** Returns the encoding of a body. Throws 415 if it is compressed, or neither JSON nor a form. */
export function getBodyType({ headers }: IncomingMessage): "json" | "form" {
	const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
	const contentEncoding = headers["content-encoding"];
	if (contentEncoding && contentEncoding !== "identity") {
		throw new HttpError(415, "mediaType", "Send the body uncompressed.", {
			field: "Content-Encoding",
			headers: { "accept-encoding": "identity" },
		});
	}
	if (type.trim() === "application/json") return "json";
	if (type.trim() === "application/x-www-form-urlencoded") return "form";
	throw new HttpError(415, "mediaType", "Send application/json or application/x-www-form-urlencoded.", {
		field: "Content-Type",
		headers: { accept: "application/json, application/x-www-form-urlencoded" },
	});
}

/** Reads a JSON message; its page and language come from `Referer`. Throws 400 for an invalid idempotency key. */
export async function readJsonMessage(request: IncomingMessage, readBody: ReadBody): Promise<NewMessage> {
	const { "idempotency-key": givenKey, referer, "x-website": honeypot } = request.headers;
	if (givenKey !== undefined && !(typeof givenKey === "string" && /^[\x21-\x7e]{1,200}$/.test(givenKey))) {
		throw new HttpError(400, "key", "Give 1 to 200 visible ASCII characters.", { field: "Idempotency-Key" });
	}
	const content = parseJson(await readBody(request, bodyLimit));
	const { date, formName, name, email, message } = content;
	return {
		...content,
		key: givenKey ?? getContentKey("body", [date, formName, name, email, message]),
		language: referer && URL.canParse(referer) ? getPathLanguage(new URL(referer).pathname) : defaultLanguage,
		page: getPagePath(request.headers),
		suspicion: honeypot ? "honeypot" : null,
	};
}
