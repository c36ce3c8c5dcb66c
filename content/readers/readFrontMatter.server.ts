import type { z } from "zod";
import { readYaml } from "./readYaml.server.ts";

interface FrontMatter<Fields> {
	readonly fields: Fields;
	/** The Markdown with blank lines instead of the front matter, so that line numbers match the file. */
	readonly text: string;
}

/** Splits Markdown into its front matter without `---` and its body. Undefined without front matter. */
export function splitFrontMatter(markdown: string): { readonly matter: string; readonly body: string } | undefined {
	const [, matter = "", body] = /^---\n(.*?\n)?---\n(.*)$/s.exec(markdown) ?? [];
	return body === undefined ? undefined : { matter, body };
}

/** Splits Markdown into fields and text. Adds a line per problem to `problems`: file, field, remedy. */
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
	// The line feed replaces the first `---`.
	const fields = readYaml(file, `\n${parts.matter}`, schema, problems);
	const lines = parts.matter.split("\n").length + 1;
	return fields && { fields, text: "\n".repeat(lines) + parts.body };
}
