import { z } from "zod";

/** One line of text with editorial limits, in characters. */
export function line(minimum: number, maximum: number) {
	return z
		.string()
		.trim()
		.min(minimum, `write at least ${minimum} characters`)
		.max(maximum, `shorten it to ${maximum} characters at most`);
}

/**
 * The last part of an entry's address.
 *
 * @param entries what such files hold, in the plural, for the error's words
 */
export function slug(entries: string) {
	return z
		.string()
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens")
		.refine((text) => text !== "404", `choose another; under this one stands the screen of unknown ${entries}`);
}
