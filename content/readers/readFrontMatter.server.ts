import type { z } from "zod";
import { checkFields } from "#content/model/contentError.ts";
import { readYaml } from "./readYaml.server.ts";

interface FrontMatter<Fields> {
	readonly fields: Fields;
	/** The Markdown on its own lines of the file: blank ones stand for the front matter. */
	readonly text: string;
}

/** The front matter of Markdown, without its lines of ---, and the text below it. Undefined without front matter. */
export function splitFrontMatter(markdown: string): { readonly matter: string; readonly body: string } | undefined {
	const [, matter = "", body] = /^---\n(.*?\n)?---\n(.*)$/s.exec(markdown) ?? [];
	return body === undefined ? undefined : { matter, body };
}

/**
 * Splits a file of Markdown into its fields and its text.
 *
 * @param file its path, for the problems' words
 * @param problems takes one line per problem: file, field, remedy
 */
export function readFrontMatter<Fields>(
	file: string,
	content: string,
	schema: z.ZodType<Fields>,
	problems: string[],
): FrontMatter<Fields> | undefined {
	const parts = splitFrontMatter(content);
	if (!parts) {
		problems.push(`${file}: no front matter. Begin the file with its fields between two lines of ---.`);
		return undefined;
	}
	// The blank line stands for the first ---.
	const data = readYaml(file, `\n${parts.matter}`, problems);
	const fields = data === undefined ? undefined : checkFields(file, schema, data, problems);
	const lines = parts.matter.split("\n").length + 1;
	return fields && { fields, text: "\n".repeat(lines) + parts.body };
}
