import { draftLife } from "#config/figures.ts";
import { getItem, getKeysWithPrefix, removeItem, setItem } from "#src/features/storage/storage.ts";
import { acquireWebLock } from "./acquireWebLock.ts";
import { draftPrefix } from "./keys.ts";
import {
	type ContactMessage,
	composeMessage,
	type FieldValues,
	isMessage,
	isRecord,
	isValues,
	newKey,
} from "./message.ts";

interface MessageDraft {
	readonly values: FieldValues;
	/** Time of the last change, in ms since the epoch. */
	readonly at: number;
	/** The last message that could not be sent; if unchanged, it is sent again with the same key. */
	readonly message?: ContactMessage;
}

export type LockedDraft = ReturnType<typeof lockDraft>;

/** Maximum age of a draft in ms. */
const longestLife = draftLife.value * 24 * 60 * 60 * 1000;

/** Returns the newest draft that no other tab has open, or a new one. Never overwrites text that the visitor typed. */
export async function acquireDraft(typed: () => FieldValues): Promise<LockedDraft> {
	for (const key of savedKeys()) {
		const release = await acquireWebLock(key);
		// Read while holding the lock, because another tab may have sent it before.
		const draft = release && read(key);
		if (draft && (isBlank(typed()) || isSame(typed(), draft.values))) return lockDraft(key, release, draft);
		release?.();
	}
	const key = draftPrefix + newKey();
	return lockDraft(key, (await acquireWebLock(key)) ?? (() => {}));
}

/** Saves a message that the server rejected as a draft. */
export function saveAsDraft(message: ContactMessage): void {
	write(draftPrefix + message.key, { values: message.payload.params, message });
}

/** The draft of an open dialog. Other tabs do not use it until it is released. */
function lockDraft(key: string, release: () => void, draft?: MessageDraft) {
	let message = draft?.message;
	return {
		restored: draft?.values,
		/** Whether the restored draft was sent before without success. */
		wasRejected: message !== undefined,
		/** Stores the field values, or removes the draft if all are blank. */
		save(values: FieldValues) {
			if (isBlank(values)) removeItem(key);
			else write(key, { values, message });
		},
		/** Returns the message to send and stores it in the draft. */
		toMessage(values: FieldValues, website: string): ContactMessage {
			const fresh = composeMessage(values, website);
			if (!message || message.website !== website || !isSame(message.payload.params, fresh.payload.params)) {
				message = fresh;
			}
			write(key, { values, message });
			return message;
		},
		discard() {
			message = undefined;
			removeItem(key);
		},
		release,
	};
}

function write(key: string, draft: Omit<MessageDraft, "at">): void {
	setItem(key, { ...draft, at: Date.now() } satisfies MessageDraft);
}

/** Keys of all drafts, newest first. Removes expired and invalid drafts. */
function savedKeys(): string[] {
	const found = getKeysWithPrefix(draftPrefix).flatMap((key) => {
		const draft = read(key);
		if (draft && draft.at > Date.now() - longestLife) return { key, at: draft.at };
		removeItem(key);
		return [];
	});
	return found.sort((a, b) => b.at - a.at).map(({ key }) => key);
}

function read(key: string): MessageDraft | undefined {
	const value = getItem(key);
	if (!isRecord(value) || !isValues(value.values) || typeof value.at !== "number") return undefined;
	return { values: value.values, at: value.at, message: isMessage(value.message) ? value.message : undefined };
}

export function isBlank({ name, email, message }: FieldValues): boolean {
	return (name + email + message).trim() === "";
}

function isSame(a: FieldValues, b: FieldValues): boolean {
	return a.name === b.name && a.email === b.email && a.message === b.message;
}
