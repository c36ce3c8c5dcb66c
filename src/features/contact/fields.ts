/**
 * The form's fields in order, with the maximum characters of each. A test compares them with the server's limits, because
 * the server's validation is not part of a page's first load.
 */
export const contactFields = [
	{ name: "name", limit: 100, autoComplete: "name" },
	{ name: "email", limit: 254, autoComplete: "email" },
	{ name: "message", limit: 5_000, autoComplete: "off" },
] as const;

export type FieldName = (typeof contactFields)[number]["name"];

export type FieldValues = Readonly<Record<FieldName, string>>;
