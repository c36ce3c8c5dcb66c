import { formId } from "#site/messageLimits.ts";
import type { StoredMessage } from "./store.ts";

/** `host` failures say nothing about the message: the host is down or busy. The reason is one line without its text. */
export type Outcome =
	| { readonly sent: true }
	| { readonly sent: false; readonly blame: "host" | "message"; readonly reason: string; readonly retryAfter: number };

/** Bytes of an answer that are read at most. */
const longestAnswer = 64 * 1024;

/**
 * Posts a message to the marketing host (product 9). The key goes along, so that a host which looks at it takes a message
 * once that had to be sent twice. Sent means answered with 2xx to the end.
 *
 * @param timeout milliseconds for the whole exchange
 */
export async function send(
	target: URL,
	message: StoredMessage,
	timeout: number,
	signal: AbortSignal,
): Promise<Outcome> {
	const { key, date, formName, name, email, message: text } = message;
	try {
		const response = await fetch(target, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": key },
			body: JSON.stringify({ date, form_id: formId, form_name: formName, params: { name, email, message: text } }),
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
		});
		await readToEnd(response);
		if (response.ok) return { sent: true };
		const { status } = response;
		const isBusy = status >= 500 || status === 408 || status === 425 || status === 429;
		return {
			sent: false,
			blame: isBusy ? "host" : "message",
			reason: `answered ${status}`,
			retryAfter: readRetryAfter(response.headers.get("retry-after"), Date.now()),
		};
	} catch (error) {
		return { sent: false, blame: "host", reason: reasonOf(error), retryAfter: 0 };
	}
}

/** `Retry-After` in milliseconds, given as seconds or as a date (RFC 9110, 10.2.3): 0 when it says nothing. */
function readRetryAfter(value: string | null, now: number): number {
	const wait = /^\d+$/.test(value ?? "") ? Number(value) * 1000 : Date.parse(value ?? "") - now;
	return Number.isFinite(wait) ? Math.max(wait, 0) : 0;
}

async function readToEnd({ body }: Response): Promise<void> {
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size > longestAnswer) return;
	}
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "failed";
	if (error.name === "TimeoutError") return "did not answer in time";
	const { cause } = error;
	if (!(cause instanceof Error)) return error.message;
	const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
	return code || cause.message || cause.name;
}
