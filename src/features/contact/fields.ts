/**
 * The form's fields in order, with their maximum length. Not imported from the server's limits, whose module is not part of the
 * first load; a test compares the two.
 */
export const contactFields = [
	{ name: "name", limit: 100, autoComplete: "name" },
	{ name: "email", limit: 254, autoComplete: "email" },
	{ name: "message", limit: 5_000, autoComplete: "off" },
] as const;

export type FieldName = (typeof contactFields)[number]["name"];

export type FieldValues = Readonly<Record<FieldName, string>>;
