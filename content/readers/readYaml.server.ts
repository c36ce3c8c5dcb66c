import { LineCounter, parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError, parseFields } from "#content/model/contentError.ts";

/** Parses YAML with a schema. @throws ContentError with one line per problem: file, line or field, remedy */
export function parseYaml<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
	const problems: string[] = [];
	const data = readYaml(file, text, problems);
	if (problems.length > 0) throw new ContentError(problems);
	return parseFields(file, schema, data);
}

/**
 * Parses YAML. Returns undefined and adds a line to `problems` if it is invalid; returns null for an empty text.
 *
 * @param text with blank lines for the preceding lines of the file, so that line numbers match
 */
export function readYaml(file: string, text: string, problems: string[]): unknown {
	const lineCounter = new LineCounter();
	try {
		// Pretty errors have several lines and repeat the line number.
		return parse(text, { lineCounter, prettyErrors: false });
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
