/** Prefixes of local storage keys: one entry per unsent message or draft. */
export const outboxPrefix = "contact.outbox.";
export const draftPrefix = "contact.draft.";
