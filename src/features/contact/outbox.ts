import { getItem, getKeysWithPrefix, removeItem, setItem } from "#src/features/storage/storage.ts";
import { acquireWebLock } from "./acquireWebLock.ts";
import { saveAsDraft } from "./drafts.ts";
import { outboxPrefix } from "./keys.ts";
import { type ContactMessage, isMessage, isRecord } from "./message.ts";
import { submitMessage } from "./submitMessage.ts";

/** A message to send again after a 5xx or 429 response. */
interface OutboxEntry {
	readonly message: ContactMessage;
	/** Earliest time of the next attempt in ms since the epoch, from `Retry-After`. */
	readonly notBefore: number;
}

/** Delays between attempts of a page, in ms. */
const firstPause = 10_000;
const longestPause = 60 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Consecutive failed attempts of this page. */
let failures = 0;

/** Stores a message and sends it again in the background, also on the next visit. */
export function addToOutbox(message: ContactMessage, waitMs: number): void {
	setItem(outboxPrefix + message.key, { message, notBefore: Date.now() + waitMs } satisfies OutboxEntry);
	scheduleSend();
}

/** Sends stored messages until none is left. Returns a function that stops it. */
export function startOutbox(): () => void {
	window.addEventListener("online", send);
	send();
	return () => {
		window.removeEventListener("online", send);
		clearTimeout(timer);
	};
}

/** Sends due messages, in one tab at a time. The server would detect duplicates by their key. */
async function send(): Promise<void> {
	if (getKeysWithPrefix(outboxPrefix).length === 0) return;
	const release = await acquireWebLock("contact.outbox");
	if (release) {
		await sendDue();
		release();
	}
	scheduleSend();
}

async function sendDue(): Promise<void> {
	for (const key of getKeysWithPrefix(outboxPrefix)) {
		const waiting = read(key);
		if (!waiting || waiting.notBefore > Date.now()) continue;
		const outcome = await submitMessage(waiting.message);
		if (outcome.kind === "busy" || outcome.kind === "failed") {
			failures += 1;
			if (outcome.kind === "busy") setItem(key, { ...waiting, notBefore: Date.now() + outcome.wait });
			return;
		}
		failures = 0;
		if (outcome.kind === "refused") saveAsDraft(waiting.message);
		removeItem(key);
	}
}

/** Schedules the next attempt with exponential backoff and jitter, not before `Retry-After`. */
function scheduleSend(): void {
	clearTimeout(timer);
	const due = getKeysWithPrefix(outboxPrefix).flatMap((key) => read(key)?.notBefore ?? []);
	if (due.length === 0) return;
	const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.75 + Math.random() / 2);
	const waitMs = Math.max(Math.min(...due) - Date.now(), pause);
	timer = setTimeout(send, Math.min(waitMs, longestPause));
}

/** Reads an entry. Removes invalid values. */
function read(key: string): OutboxEntry | undefined {
	const value = getItem(key);
	if (isRecord(value) && isMessage(value.message) && typeof value.notBefore === "number") {
		return { message: value.message, notBefore: value.notBefore };
	}
	removeItem(key);
	return undefined;
}
