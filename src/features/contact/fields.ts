/**
 * The form's fields in order, and how many characters each takes. The server's limits are the same; a test holds the two
 * together, because the server's judgment of values is no part of a page's first load.
 */
export const contactFields = [
	{ name: "name", limit: 100, autoComplete: "name" },
	{ name: "email", limit: 254, autoComplete: "email" },
	{ name: "message", limit: 5_000, autoComplete: "off" },
] as const;

export type FieldName = (typeof contactFields)[number]["name"];

/** Values of the fields. */
export type FieldValues = Readonly<Record<FieldName, string>>;
