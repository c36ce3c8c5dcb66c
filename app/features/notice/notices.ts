/** The windows that name an address to write to; each is opened by its id. */
export const notices = ["pending"] as const;

export type Notice = (typeof notices)[number];

/** Attributes of a button that opens a notice, before and without JavaScript. */
export function opensNotice(notice: Notice) {
	return { type: "button", command: "show-modal", commandfor: `notice-${notice}` } as const;
}
