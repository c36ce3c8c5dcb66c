import { z } from "zod";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { lineField } from "./fields.ts";

export const documentPoint = lineField(10, 340).meta({
	title: "Point",
	description: "One sentence or two, and the clauses that they rest on: (#4.2, #4.3).",
});

const points = z.array(documentPoint).min(3, "write at least 3 points").max(10, "write 10 points at most");

/** A translated point of a section's summary; its clauses come from the original. */
export const sectionPoint = lineField(10, 340).meta({
	title: "Point",
	description: "One sentence or two, without clauses: they are those of the English point at the same place.",
});

const sectionSummary = z.strictObject({
	section: z.int("write the number of the section").min(1, "write the number of the section").meta({
		title: "Section",
		description: "Its number.",
	}),
	points: z.array(sectionPoint).min(1, "write at least 1 point").max(3, "write 3 points at most").meta({
		title: "Points",
		description: "As many as the English note has, in its order.",
	}),
});

const sectionSummaries = z.array(sectionSummary).min(1, "write at least 1 note");

const sentence = lineField(10, 200);

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** An optional value per translated language. */
function valuesByLanguage<Value extends z.ZodType>(value: Value, description: string) {
	const otherCodes = languageCodes.filter((code) => code !== defaultLanguage);
	const entries = otherCodes.map((code) => {
		const title = languageNames.of(code) ?? code;
		return [code, value.optional().meta({ title, description })];
	});
	return z.strictObject(Object.fromEntries(entries) as Record<Language, z.ZodOptional<Value>>).optional();
}

const descriptionHint = "Shown below the title in search results.";

export const documentDescription = lineField(50, 160).meta({ title: "Summary", description: descriptionHint });

/** Front matter of a legal document. Typos in fields are errors. */
export const documentSchema = z.strictObject({
	title: lineField(5, 60).meta({ title: "Title", description: "The document's headline." }),
	description: documentDescription,
	descriptions: valuesByLanguage(documentDescription, descriptionHint).meta({
		title: "Summary, for other languages",
		description: "For readers of a language without a text of its own.",
	}),
	updated: z.iso.date("write a valid date such as 2025-02-11").optional().meta({
		title: "Last update",
		description: "The day on which this text was published. Empty where it is not known.",
	}),
	// Also the file name of an earlier version.
	from: z.iso
		.date("write a valid date such as 2025-02-11")
		.optional()
		.meta({ title: "Applies from", description: "The day from which this text applies. Empty if it is unknown." }),
	changed: z
		.strictObject({
			en: sentence.meta({ title: "In English", description: "One sentence, as English readers see it." }),
			ru: sentence.meta({ title: "In Russian", description: "The same sentence, as Russian readers see it." }),
		})
		.optional()
		.meta({
			title: "What changed",
			description: "Against the text before this one. “Publish as a new version” writes it.",
		}),
	summary: points.meta({
		title: "In plain words",
		description: "What the agreement says, in 3 to 10 points. No part of it.",
	}),
	summaries: valuesByLanguage(points, "As many points.").meta({
		title: "In plain words, for other languages",
		description: "The same points in the same order, for readers of a language without a text of its own.",
	}),
	sectionSummaries: valuesByLanguage(sectionSummaries, "As many points.").meta({
		title: "Notes of sections, for other languages",
		description: "“In short” of each section, for readers of a language without a text of its own.",
	}),
});

export type DocumentFields = z.infer<typeof documentSchema>;
