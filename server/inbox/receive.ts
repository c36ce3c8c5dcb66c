import type { IncomingMessage } from "node:http";
import { defaultLanguage } from "#site/languages.ts";
import { bodyLimit } from "#site/messageLimits.ts";
import { languageOf } from "#site/paths.ts";
import type { Budget } from "./budget.ts";
import type { NewMessage } from "./message.ts";
import { type FormFields, formBodyLimit, readFields } from "./parseForm.ts";
import { parseJson } from "./parseJson.ts";
import { readBody } from "./readBody.ts";
import { Refusal } from "./refusal.ts";
import { keyOf } from "./submission.ts";

export type Encoding = "json" | "form";

/** How a request's body is encoded. Throws a 415 for anything but the two. */
export function encodingOf(request: IncomingMessage): Encoding {
	const [type = ""] = (request.headers["content-type"] ?? "").toLowerCase().split(";");
	const coding = request.headers["content-encoding"];
	if (coding && coding !== "identity") {
		throw new Refusal(415, "mediaType", "Send the body uncompressed.", {
			field: "Content-Encoding",
			headers: { "accept-encoding": "identity" },
		});
	}
	if (type.trim() === "application/json") return "json";
	if (type.trim() === "application/x-www-form-urlencoded") return "form";
	throw new Refusal(415, "mediaType", "Send application/json or application/x-www-form-urlencoded.", {
		field: "Content-Type",
		headers: { accept: "application/json, application/x-www-form-urlencoded" },
	});
}

/**
 * Reads and checks a message sent as JSON. The payload names no language, the page that it comes from does. Throws a
 * `Refusal` for what does not hold.
 */
export async function receiveJson(request: IncomingMessage, budget: Budget): Promise<NewMessage> {
	const given = readKey(request.headers["idempotency-key"]);
	const submission = parseJson(await readBody(request, bodyLimit, budget));
	const { date, formName, name, email, message } = submission;
	const key = given ?? keyOf("body", [date, formName, name, email, message]);
	const suspicion = request.headers["x-website"] ? "honeypot" : null;
	const { referer } = request.headers;
	const language = referer && URL.canParse(referer) ? languageOf(new URL(referer).pathname) : defaultLanguage;
	return { ...submission, key, language, suspicion };
}

/** The fields of a form as they were sent. Throws a `Refusal` when they cannot be read. */
export async function receiveFields(request: IncomingMessage, budget: Budget): Promise<FormFields> {
	return readFields(await readBody(request, formBodyLimit, budget));
}

function readKey(key: string | string[] | undefined): string | undefined {
	if (key === undefined) return undefined;
	if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
	throw new Refusal(400, "key", "Give 1 to 200 visible ASCII characters.", { field: "Idempotency-Key" });
}
