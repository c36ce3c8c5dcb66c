import type { IncomingMessage } from "node:http";
import { defaultLanguage } from "../../app/i18n/languages.ts";
import type { NewMessage } from "./message.ts";
import { checkFields, encodingOf, receiveFields, receiveJson } from "./receive.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./store.ts";

/** Answers `POST /reviews` (design section 8): nothing is acknowledged before it lies on disk. */
export async function answerReview(request: IncomingMessage, store: Store): Promise<Response> {
	try {
		if (encodingOf(request) === "json") {
			await keep(await receiveJson(request), store);
			return Response.json({ status: "accepted" }, { status: 202, headers: { "cache-control": "no-store" } });
		}
		const message = checkFields(await receiveFields(request), new Date());
		await keep(message, store);
		const prefix = message.language === defaultLanguage ? "" : `/${message.language}`;
		return new Response(null, {
			status: 303,
			headers: { location: `${prefix}/thank-you`, "cache-control": "no-store" },
		});
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return Response.json(
			{ error: error.message, field: error.field },
			{ status: error.status, headers: { "cache-control": "no-store", ...error.headers } },
		);
	}
}

async function keep(message: NewMessage, store: Store): Promise<void> {
	const result = await store.add(message).catch(() => {
		throw new Refusal(503, null, "The message could not be stored. Try again soon.", { "retry-after": "10" });
	});
	if (result === "conflict") {
		throw new Refusal(422, "Idempotency-Key", "Another message has this key. Give each message its own.");
	}
}
