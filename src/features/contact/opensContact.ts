export const contactId = "contact";

/** Attributes of a button that opens the contact dialog (product 9), even without scripts. */
export function opensContact() {
	return { type: "button", command: "show-modal", commandfor: contactId } as const;
}
