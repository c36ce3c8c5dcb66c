export const contactId = "contact";

/** Attributes of a button that opens the contact dialog (product 9), even without scripts. */
export const opensContact = { type: "button", command: "show-modal", commandfor: contactId } as const;
