import type { IncomingMessage } from "node:http";
import { clientAddress, maskAddress, networkOf } from "#server/clientAddress.ts";
import { localizedPath } from "#site/paths.ts";
import type { Inbox } from "./inbox.ts";
import { keep } from "./keep.ts";
import { checkOrigin, corsHeaders, preflightHeaders } from "./origins.ts";
import { type FormFields, formMessage, languageOfForm } from "./parseForm.ts";
import { encodingOf, receiveFields, receiveJson } from "./receive.ts";
import { Refusal } from "./refusal.ts";

/** What is answered, and what the log may say of it. */
interface Review {
	readonly response: Response;
	readonly outcome: string;
}

/** Answers `POST /reviews` (product 9): nothing is acknowledged before it lies on disk. */
export async function answerReview(request: IncomingMessage, inbox: Inbox): Promise<Response> {
	const address = clientAddress(request, inbox.proxy);
	const { response, outcome } = await review(request, inbox, networkOf(address));
	response.headers.set("cache-control", "no-store");
	for (const [name, value] of Object.entries(corsHeaders(request.headers, inbox.origins))) {
		response.headers.set(name, value);
	}
	const { status } = response;
	inbox.metrics.reviews.inc({ status, outcome });
	inbox.log.info({ status, outcome, from: maskAddress(address) }, "message received");
	return response;
}

/** Answers what a browser asks before it sends JSON from a configured origin. */
export function answerPreflight({ headers }: IncomingMessage, { origins }: Inbox): Response {
	const cors = corsHeaders(headers, origins);
	if (!("access-control-allow-origin" in cors)) return new Response(null, { status: 403, headers: cors });
	return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders } });
}

async function review(request: IncomingMessage, inbox: Inbox, sender: string): Promise<Review> {
	try {
		checkOrigin(request.headers, inbox.origins);
		if (encodingOf(request) === "form") return await reviewForm(request, inbox, sender);
		const outcome = await keep(await receiveJson(request, inbox.bodies), inbox, sender);
		return { response: Response.json({ status: "accepted" }, { status: 202 }), outcome };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const { status, code, field, message, headers } = error;
		return { response: Response.json({ error: message, code, field }, { status, headers }), outcome: code };
	}
}

async function reviewForm(request: IncomingMessage, inbox: Inbox, sender: string): Promise<Review> {
	let fields: FormFields = { name: "", email: "", message: "", honeypot: "", language: "" };
	try {
		fields = await receiveFields(request, inbox.bodies);
		const outcome = await keep(formMessage(fields, new Date()), inbox, sender);
		const location = localizedPath(languageOfForm(fields), "/thank-you");
		return { response: new Response(null, { status: 303, headers: { location } }), outcome };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { response: inbox.forms.answer(languageOfForm(fields), fields, error), outcome: error.code };
	}
}
