/** Names in local storage: one entry per message that waits, one per draft. */
export const outboxPrefix = "contact.outbox.";
export const draftPrefix = "contact.draft.";
