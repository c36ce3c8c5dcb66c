import { LineCounter, parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError, checkFields } from "#content/model/contentError.ts";

/** Parses YAML with a schema. @throws ContentError with one line per problem: file, line or field, remedy */
export function parseYaml<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
	const problems: string[] = [];
	const data = readYaml(file, text, schema, problems);
	if (data === undefined) throw new ContentError(problems);
	return data;
}

/**
 * Like `parseYaml`, but returns undefined for invalid data and adds the lines to `problems`.
 *
 * @param text with blank lines for the preceding lines of the file, so that line numbers match
 */
export function readYaml<Data>(
	file: string,
	text: string,
	schema: z.ZodType<Data>,
	problems: string[],
): Data | undefined {
	const lineCounter = new LineCounter();
	try {
		// Pretty errors have several lines and repeat the line number.
		return checkFields(file, schema, parse(text, { lineCounter, prettyErrors: false }), problems);
	} catch (error) {
		const place = error instanceof YAMLParseError ? `${file}:${lineCounter.linePos(error.pos[0]).line}` : file;
		const reason = error instanceof Error ? error.message : error;
		problems.push(`${place}: not valid YAML: ${reason}. ${remedyFor(error)}.`);
		return undefined;
	}
}

function remedyFor(error: unknown): string {
	if (error instanceof YAMLParseError && error.code === "DUPLICATE_KEY") {
		return "The field occurs twice; remove one of them";
	}
	return 'A text with ": " in it needs quotes; indent with two spaces';
}
