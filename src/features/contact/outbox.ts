import { getItem, getKeysWithPrefix, removeItem, setItem } from "#src/features/storage/storage.ts";
import { acquireWebLock } from "./acquireWebLock.ts";
import { saveAsDraft } from "./drafts.ts";
import { outboxPrefix } from "./keys.ts";
import { type ContactMessage, isMessage, isRecord } from "./message.ts";
import { submitMessage } from "./submitMessage.ts";

/** A message that an answer of 5xx or 429 has sent back. */
interface OutboxEntry {
	readonly message: ContactMessage;
	/** Not to be sent earlier: a time in ms, from `Retry-After`. */
	readonly notBefore: number;
}

/** The pauses between two tries of one page, in ms. */
const firstPause = 10_000;
const longestPause = 60 * 60 * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Tries of this page in a row that came to nothing. */
let failures = 0;

/** Puts a message by, to be sent again in the background, now and on the next visit. */
export function addToOutbox(message: ContactMessage, waitMs: number): void {
	setItem(outboxPrefix + message.key, { message, notBefore: Date.now() + waitMs } satisfies OutboxEntry);
	scheduleSend();
}

/** Sends what earlier visits have left, and goes on until nothing is. The function that comes back stops it. */
export function startOutbox(): () => void {
	window.addEventListener("online", send);
	send();
	return () => {
		window.removeEventListener("online", send);
		clearTimeout(timer);
	};
}

/** One tab sends at a time; were two to do it, the server would know the key. */
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

/** Sets the next try: after a pause that doubles, differs from tab to tab, and is as long as the server has asked for. */
function scheduleSend(): void {
	clearTimeout(timer);
	const due = getKeysWithPrefix(outboxPrefix).flatMap((key) => read(key)?.notBefore ?? []);
	if (due.length === 0) return;
	const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.75 + Math.random() / 2);
	const waitMs = Math.max(Math.min(...due) - Date.now(), pause);
	timer = setTimeout(send, Math.min(waitMs, longestPause));
}

/** What waits under a key. Anything else that stands there is removed. */
function read(key: string): OutboxEntry | undefined {
	const value = getItem(key);
	if (isRecord(value) && isMessage(value.message) && typeof value.notBefore === "number") {
		return { message: value.message, notBefore: value.notBefore };
	}
	removeItem(key);
	return undefined;
}
