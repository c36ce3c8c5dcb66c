import { createHash, createHmac } from "node:crypto";
import { formId } from "#config/messageLimits.ts";
import { postJson, type SendResult } from "./postJson.ts";
import type { StoredMessage } from "./store.ts";

export interface ForwardTarget {
	readonly url: URL;
	/** Sent as `Authorization: Bearer`. */
	readonly token?: string | undefined;
	/** Key of the signature: `whsec_` and base64. */
	readonly secret?: string | undefined;
}

/** POSTs a message to the marketing host (product 9), with its key, language and page as headers. Never throws. */
export function sendMessage(
	{ url, token, secret }: ForwardTarget,
	message: StoredMessage,
	timeoutMs: number,
	signal: AbortSignal,
): Promise<SendResult> {
	const { key, date, formName, name, email, message: text, language, page } = message;
	const body = JSON.stringify({ date, form_id: formId, form_name: formName, params: { name, email, message: text } });
	const headers = {
		"idempotency-key": key,
		"x-page-language": language,
		...(page !== null && { "x-page-path": page }),
		...(token !== undefined && { authorization: `Bearer ${token}` }),
		...(secret !== undefined && signRequest(secret, key, body)),
	};
	return postJson(url, body, headers, timeoutMs, signal);
}

/** Signs a request as a Standard Webhook (standardwebhooks.com), so that receivers can use its libraries. */
function signRequest(secret: string, key: string, body: string): Record<string, string> {
	// Ids must not contain dots, which idempotency keys may.
	const id = createHash("sha256").update(key).digest("base64url");
	const unixSeconds = Math.floor(Date.now() / 1000);
	const webhookHmac = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"));
	const webhookSignature = webhookHmac.update(`${id}.${unixSeconds}.${body}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": String(unixSeconds), "webhook-signature": `v1,${webhookSignature}` };
}
