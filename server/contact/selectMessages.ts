import { toReadableEmail } from "./message.ts";
import type { MessageSelection, MessageStore, StoredMessage } from "./store.ts";

const PAGE_SIZE = 500;

/** Which messages an operator wants to see. */
export interface MessageFilter extends Pick<MessageSelection, "status" | "before" | "heldForMs" | "newest"> {
	/** Text in the name, the email address or the message. Case does not matter. */
	readonly search?: string | undefined;
	/** Address of the sender. Case does not matter. */
	readonly email?: string | undefined;
	/** Only messages that were never exported. */
	readonly isNew?: boolean | undefined;
	/** Only messages that are not marked as answered. */
	readonly isOpen?: boolean | undefined;
}

/**
 * Reads matching messages page by page, oldest first unless `newest` is set. Texts are compared here, because SQLite
 * ignores case in Latin letters only.
 */
export async function* selectMessages(
	store: Pick<MessageStore, "list">,
	{ search, email, isNew, isOpen, ...selection }: MessageFilter = {},
): AsyncGenerator<StoredMessage> {
	const text = search && foldCase(search);
	const address = email && foldCase(toReadableEmail(email));
	const isMatch = (message: StoredMessage) =>
		(!text || foldCase([message.name, message.email, message.message].join("\n")).includes(text)) &&
		(!address || foldCase(message.email) === address) &&
		!(isNew && message.exportedAt) &&
		!(isOpen && message.answeredAt);
	for (let range: MessageSelection | undefined = {}; range; ) {
		const messages: StoredMessage[] = await store.list({ ...selection, ...range, limit: PAGE_SIZE });
		yield* (selection.newest ? messages.toReversed() : messages).filter(isMatch);
		if (messages.length < PAGE_SIZE) return;
		range = selection.newest ? { before: messages[0]?.id } : { after: messages.at(-1)?.id };
	}
}

/** Returns the first matching messages. */
export async function findMessages(
	store: Pick<MessageStore, "list">,
	filter: MessageFilter,
	limit: number,
): Promise<StoredMessage[]> {
	const found: StoredMessage[] = [];
	for await (const message of selectMessages(store, filter)) if (found.push(message) >= limit) break;
	return found;
}

function foldCase(text: string): string {
	return text.normalize("NFKC").toLowerCase().trim();
}
