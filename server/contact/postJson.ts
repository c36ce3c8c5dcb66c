/** `host`: the other host is down or busy. `message`: it rejects this content. The reason is one line without it. */
export type SendResult =
	| { readonly kind: "sent" }
	| { readonly kind: "host" | "message"; readonly reason: string; readonly retryAfterMs: number };

const MAX_RESPONSE_BYTES = 64 * 1024;

/** POSTs JSON within `timeoutMs`. The result is `sent` once a whole 2xx response has arrived. Never throws. */
export async function postJson(
	url: URL,
	body: string,
	headers: Readonly<Record<string, string>>,
	timeoutMs: number,
	signal: AbortSignal,
): Promise<SendResult> {
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
		});
		await drainBody(response);
		if (response.ok) return { kind: "sent" };
		const { status } = response;
		const isBusy = status >= 500 || status === 408 || status === 425 || status === 429;
		const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
		return { kind: isBusy ? "host" : "message", reason: `answered ${status}`, retryAfterMs };
	} catch (error) {
		return { kind: "host", reason: getReason(error), retryAfterMs: 0 };
	}
}

/** Milliseconds of a `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); 0 if invalid. */
function parseRetryAfter(value: string | null): number {
	const delayMs = /^\d+$/.test(value ?? "") ? Number(value) * 1000 : Date.parse(value ?? "") - Date.now();
	return Number.isFinite(delayMs) ? Math.max(delayMs, 0) : 0;
}

async function drainBody({ body }: Response): Promise<void> {
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size > MAX_RESPONSE_BYTES) return;
	}
}

function getReason(error: unknown): string {
	if (!(error instanceof Error)) return "failed";
	if (error.name === "TimeoutError") return "did not answer in time";
	const { cause } = error;
	if (!(cause instanceof Error)) return error.message;
	const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
	return code || cause.message || cause.name;
}
