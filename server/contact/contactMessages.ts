import type { IncomingMessage } from "node:http";
import { localizedPath } from "#config/paths.ts";
import { getClientAddress, getSenderNetwork, maskAddress } from "#server/clientAddress.ts";
import type { ServerServices } from "#server/services.ts";
import { acceptMessage } from "./acceptMessage.ts";
import { HttpError } from "./httpError.ts";
import { checkOrigin, getCorsHeaders, preflightHeaders } from "./origins.ts";
import { createFormMessage, emptyForm, getFormLanguage, MAX_FORM_BYTES, parseForm } from "./parseForm.ts";
import { getBodyType, readJsonMessage } from "./readMessage.ts";

/** Handles `POST /reviews` (product 9). Responds only after the message is synced to disk. */
export async function handleContactMessage(request: IncomingMessage, service: ServerServices): Promise<Response> {
	const address = getClientAddress(request, service.trustedProxy);
	const { response, outcome } = await receiveMessage(request, service, getSenderNetwork(address));
	response.headers.set("cache-control", "no-store");
	for (const [name, value] of Object.entries(getCorsHeaders(request.headers, service.allowedOrigins))) {
		response.headers.set(name, value);
	}
	const { status } = response;
	service.metrics.reviews.inc({ status, outcome });
	service.log.info({ status, outcome, from: maskAddress(address) }, "message received");
	return response;
}

/** Handles the CORS preflight of `/reviews`. */
export function handlePreflight({ headers }: IncomingMessage, { allowedOrigins }: ServerServices): Response {
	const corsHeaders = getCorsHeaders(headers, allowedOrigins);
	if (!("access-control-allow-origin" in corsHeaders)) return new Response(null, { status: 403, headers: corsHeaders });
	return new Response(null, { status: 204, headers: { ...corsHeaders, ...preflightHeaders } });
}

/** Resolves to the response, and to its outcome for the log and the metrics. */
async function receiveMessage(request: IncomingMessage, service: ServerServices, senderKey: string) {
	try {
		checkOrigin(request.headers, service.allowedOrigins);
		if (getBodyType(request) === "form") return await receiveForm(request, service, senderKey);
		const outcome = await acceptMessage(await readJsonMessage(request, service.readBody), service, senderKey);
		return { response: Response.json({ status: "accepted" }, { status: 202 }), outcome };
	} catch (error) {
		if (!(error instanceof HttpError)) throw error;
		const { status, code, field, message, headers } = error;
		return { response: Response.json({ error: message, code, field }, { status, headers }), outcome: code };
	}
}

async function receiveForm(request: IncomingMessage, service: ServerServices, senderKey: string) {
	let form = emptyForm;
	try {
		form = parseForm(await service.readBody(request, MAX_FORM_BYTES));
		const outcome = await acceptMessage(createFormMessage(form, new Date(), request.headers), service, senderKey);
		const location = localizedPath(getFormLanguage(form), "/thank-you");
		return { response: new Response(null, { status: 303, headers: { location } }), outcome };
	} catch (error) {
		if (!(error instanceof HttpError)) throw error;
		return { response: service.renderFormPage(getFormLanguage(form), form, error), outcome: error.code };
	}
}
