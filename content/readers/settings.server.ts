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

/** Validates JSON files that `config/` imports, which itself imports no schemas. @throws ContentError */
export function checkSettings(read: (file: string) => string = readText): void {
	const problems: string[] = [];
	for (const [file, schema] of Object.entries(files)) checkFields(file, schema, parseJson(file, read(file)), problems);
	if (problems.length > 0) throw new ContentError(problems);
}
