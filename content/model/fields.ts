import { z } from "zod";
import { goneStatus } from "#config/resolve.ts";
import { findMarkup } from "./cleanText.ts";

/** A text without HTML, except the `allowed` tags, which its page renders. */
export function plainField(allowed: RegExp | "" = "") {
	const find = (text: unknown) => findMarkup(String(text).replaceAll(allowed, ""));
	return z
		.string()
		.trim()
		.refine((text) => !find(text), {
			error: ({ input }) => `it has HTML, ${find(input)}, which would be shown as text; write plain text`,
		});
}

/** One line of text, with limits in characters. */
export function lineField(minimum: number, maximum: number) {
	return plainField()
		.min(minimum, `write at least ${minimum} characters`)
		.max(maximum, `shorten it to ${maximum} characters at most`);
}

/** An HTTPS origin with its host in ASCII: `https://example.com`. */
export function origin() {
	return z
		.url({ protocol: /^https$/, error: "write a whole address that begins with https://" })
		.refine((text) => !URL.canParse(text) || new URL(text).origin === text, {
			error: ({ input }) => `write ${new URL(String(input)).origin}, which ends after the host`,
		});
}

/** The last URL segment of an entry. `entries` is the plural noun in the error message. */
export function slug(entries: string) {
	return z
		.string()
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens")
		.refine((text) => text !== "404" && text !== goneStatus, {
			error: ({ input }) =>
				`choose another; under this one stands the screen of ${input === goneStatus ? "former" : "unknown"} ${entries}`,
		});
}

/** The date from which an entry is public; before it, the site does not mention the entry. */
export function publishFrom() {
	return z.iso.date("write a valid date such as 2027-01-31, or leave the field out").optional();
}

/** Maximum keywords per entry: with more, the search would always find it. */
const keywordLimit = 16;

const keywordField = z
	.string()
	.min(2, "write keywords of at least 2 characters, with commas between them")
	.max(30, "shorten it to 30 characters at most: a word or a short phrase, with commas between them");

/** Comma-separated words and phrases that people search for and that no other field has. */
export function keywordsField() {
	return z
		.string()
		.transform((value) => value.split(",").map((word) => word.trim()))
		.pipe(
			z
				.array(keywordField)
				.max(keywordLimit, `keep ${keywordLimit} of them at most`)
				.refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, {
					error: "a keyword occurs twice; remove one of them",
				}),
		);
}
