import { toWellFormed } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import type { ContactMessage } from "./message.ts";

/**
 * `busy` (429, 5xx): retry after `wait` ms. `refused` (other 4xx): final. `failed`: no response; `error` is the browser's message.
 */
export type SubmitResult =
	| { readonly kind: "accepted" | "refused" }
	| { readonly kind: "failed"; readonly error: string }
	| { readonly kind: "busy"; readonly wait: number };

const REQUEST_TIMEOUT_MS = 15_000;
/** Limits `Retry-After`. */
const MAX_RETRY_DELAY_MS = 24 * 60 * 60 * 1000;

/** POSTs a message to the inbox (product 9). Never throws. */
export async function submitMessage(message: ContactMessage): Promise<SubmitResult> {
	try {
		return await post(message);
	} catch (error) {
		return { kind: "failed", error: String(error) };
	}
}

/** Sends key and honeypot as headers to the site's server; other hosts get only the payload. */
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
		// `keepalive` completes the request if the visitor leaves the page. Browsers limit its body size.
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

/** Converts `Retry-After` (seconds or a date) to ms, at most a day. Missing or invalid values are 0. */
export function readRetryAfter(value: string | null, now: number): number {
	if (value === null) return 0;
	const seconds = Number(value);
	const waitMs = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
	return Math.min(Math.max(waitMs || 0, 0), MAX_RETRY_DELAY_MS);
}
