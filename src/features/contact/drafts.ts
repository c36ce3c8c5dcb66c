import { draftLife } from "#config/figures.ts";
import { getItem, getKeysWithPrefix, removeItem, setItem } from "#src/features/storage/storage.ts";
import { acquireWebLock } from "./acquireWebLock.ts";
import type { FieldValues } from "./fields.ts";
import { draftPrefix } from "./keys.ts";
import { type ContactMessage, composeMessage, isMessage, isRecord, isValues, newKey } from "./message.ts";

interface MessageDraft {
	readonly values: FieldValues;
	/** When it was last changed, in ms. */
	readonly at: number;
	/** The last message sent without success; an unchanged message is sent again under the same key. */
	readonly message?: ContactMessage;
}

export type LockedDraft = ReturnType<typeof lockDraft>;

/** Abandoned texts do not lie about for ever; in ms. */
const longestLife = draftLife.value * 24 * 60 * 60 * 1000;

/**
 * The newest draft that no other tab has open. A new one when there is none, or when the visitor has typed already: typed
 * text is never overwritten.
 */
export async function acquireDraft(typed: () => FieldValues): Promise<LockedDraft> {
	for (const key of savedKeys()) {
		const release = await acquireWebLock(key);
		// Read under the lock: another tab may have sent it meanwhile.
		const draft = release && read(key);
		if (draft && (isBlank(typed()) || isSame(typed(), draft.values))) return lockDraft(key, release, draft);
		release?.();
	}
	const key = draftPrefix + newKey();
	return lockDraft(key, (await acquireWebLock(key)) ?? (() => {}));
}

/** Makes a draft of a message that came back for good. */
export function saveAsDraft(message: ContactMessage): void {
	write(draftPrefix + message.key, { values: message.payload.params, message });
}

/** The one draft of an open dialog. No other tab reads or writes it until it is released. */
function lockDraft(key: string, release: () => void, draft?: MessageDraft) {
	let message = draft?.message;
	return {
		restored: draft?.values,
		/** Whether the restored draft has been sent before and did not arrive. */
		wasRejected: message !== undefined,
		/** Stores the values of the fields; removes the draft if all are empty. */
		save(values: FieldValues) {
			if (isBlank(values)) removeItem(key);
			else write(key, { values, message });
		},
		/** The message to send; it is stored with the draft. */
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

/** Keys of all drafts, the newest first. Removes drafts that are too old or invalid. */
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
