import { z } from "zod";
import { line } from "./fields.ts";

/** The front matter of a file of `content/guidelines`. Unknown fields are errors, so that a misspelt one is not lost. */
export const documentSchema = z.strictObject({
	title: line(5, 60),
	/** Also the meta description. */
	description: line(50, 160),
	/** The day of the last update; left out where it is not known (spec, policies 1). */
	updated: z.iso.date("write a day of the calendar as 2025-02-11").optional(),
	/** The agreement in plain language, a point each. */
	summary: z.array(line(10, 300)).min(3, "write at least 3 points").max(10, "write 10 points at most"),
});

export type DocumentFields = z.infer<typeof documentSchema>;
