import type { z } from "zod";
import { brandSchema } from "#content/model/brandSchema.ts";
import { ContentError, checkFields } from "#content/model/contentError.ts";
import { figuresSchema } from "#content/model/figuresSchema.ts";
import { formMessagesSchema } from "#content/model/formMessagesSchema.ts";
import { parseJson, readText } from "./readText.server.ts";

const files: Readonly<Record<string, z.ZodType>> = {
	"config/brand.json": brandSchema,
	"config/figures.json": figuresSchema,
	"content/formMessages.json": formMessagesSchema,
};

/**
 * Holds the data that `config/` imports to their schemas, which it cannot do itself: it imports nothing of ours.
 *
 * @throws ContentError with one line per problem: file, field, remedy
 */
export function checkSettings(read: (file: string) => string = readText): void {
	const problems: string[] = [];
	for (const [file, schema] of Object.entries(files)) checkFields(file, schema, parseJson(file, read(file)), problems);
	if (problems.length > 0) throw new ContentError(problems);
}
