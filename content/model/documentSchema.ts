import { z } from "zod";
import { languageCodes } from "#site/languages.ts";
import { line } from "./fields.ts";

const points = z.array(line(10, 340)).min(3, "write at least 3 points").max(10, "write 10 points at most");

/** The front matter of a file of `content/guidelines`. Unknown fields are errors, so that a misspelt one is not lost. */
export const documentSchema = z.strictObject({
	title: line(5, 60),
	/** Also the meta description. */
	description: line(50, 160),
	/** The day of the last update; left out where it is not known (product 14). */
	updated: z.iso.date("write a day of the calendar as 2025-02-11").optional(),
	/** The day from which this text applies; left out where nobody knows it. Of an earlier text, also the file's name. */
	from: z.iso.date("write a day of the calendar as 2025-02-11").optional(),
	/** Of an earlier text that is invented, to show what a history looks like. */
	sample: z.literal(true, "write true, or leave it out").optional(),
	/** The agreement in plain language, a point each, with the clauses that it rests on: `... (#4.2, #4.3)`. */
	summary: points,
	/** The same points for readers of languages that have no text of the document; the clauses are those above. */
	summaries: z.partialRecord(z.enum(languageCodes), points).optional(),
});

export type DocumentFields = z.infer<typeof documentSchema>;
