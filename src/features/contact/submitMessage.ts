import { toWellFormed } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import type { ContactMessage } from "./message.ts";

/**
 * What became of a message: `accepted`; `busy`, to be sent again (5xx, 429) and not before `wait` ms; `refused` for good
 * (another 4xx); `failed`, when no answer came: `error` is what the browser says about it.
 */
export type SubmitResult =
	| { readonly kind: "accepted" | "refused" }
	| { readonly kind: "failed"; readonly error: string }
	| { readonly kind: "busy"; readonly wait: number };

const REQUEST_TIMEOUT_MS = 15_000;
/** A server that asks for a longer pause is not believed. */
const MAX_RETRY_DELAY_MS = 24 * 60 * 60 * 1000;

/** POSTs a message to the inbox (product 9). Never throws. */
export async function submitMessage(message: ContactMessage): Promise<SubmitResult> {
	try {
		return await post(message);
	} catch (error) {
		return { kind: "failed", error: String(error) };
	}
}

/** Key and honeypot are headers that our own server knows; another host gets the payload alone. */
async function post({ key, payload, website }: ContactMessage): Promise<SubmitResult> {
	const headers = new Headers({ "content-type": "application/json" });
	if (site.inbox.url.startsWith("/")) {
		headers.set("idempotency-key", key);
		// The header's presence marks the message as spam; its value is only logged.
		if (website) headers.set("x-website", encodeURIComponent(toWellFormed(website.slice(0, 100))));
	}
	const body = JSON.stringify(payload);
	const abortController = new AbortController();
	const timer = setTimeout(
		() => abortController.abort(new DOMException("signal timed out", "TimeoutError")),
		REQUEST_TIMEOUT_MS,
	);
	try {
		// Leaving the page does not stop it, unless it is too large for a browser to promise that.
		const response = await fetch(site.inbox.url, {
			method: "POST",
			headers,
			body,
			keepalive: body.length < 20_000,
			signal: abortController.signal,
		});
		if (response.status === 429 || response.status >= 500) {
			return { kind: "busy", wait: readRetryAfter(response.headers.get("retry-after"), Date.now()) };
		}
		return { kind: response.status >= 400 ? "refused" : "accepted" };
	} finally {
		clearTimeout(timer);
	}
}

/** `Retry-After` in ms, given as seconds or as a date: 0 when it is missing or says nothing, a day at most. */
export function readRetryAfter(value: string | null, now: number): number {
	if (value === null) return 0;
	const seconds = Number(value);
	const waitMs = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
	return Math.min(Math.max(waitMs || 0, 0), MAX_RETRY_DELAY_MS);
}
