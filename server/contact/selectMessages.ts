import { toReadableEmail } from "./message.ts";
import type { MessageSelection, MessageStore, StoredMessage } from "./store.ts";

const PAGE_SIZE = 500;

export interface MessageFilter extends Pick<MessageSelection, "status" | "before" | "heldForMs" | "newest"> {
	/** Text in the name, email address or message, ignoring case. */
	readonly search?: string | undefined;
	/** The sender's address, ignoring case. */
	readonly email?: string | undefined;
	/** Only messages that were never exported. */
	readonly isNew?: boolean | undefined;
	/** Only messages not marked as answered. */
	readonly isOpen?: boolean | undefined;
}

/** Yields matching messages, oldest first by default. Compares here: SQLite ignores case in Latin letters only. */
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
