import { LineCounter, parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError, parseFields } from "#content/model/contentError.ts";

/** Parses YAML that must fit a schema. @throws ContentError with one line per problem: file, line or field, remedy */
export function parseYaml<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
	const problems: string[] = [];
	const data = readYaml(file, text, problems);
	if (problems.length > 0) throw new ContentError(problems);
	return parseFields(file, schema, data);
}

/**
 * Reads YAML.
 *
 * @param file its path, for the problem's words
 * @param text stands on its own lines of the file: blank ones for what precedes it there
 * @param problems takes a line when it is not valid: file, line, reason, remedy
 * @returns undefined when it is not valid; `null` for a text without data
 */
export function readYaml(file: string, text: string, problems: string[]): unknown {
	const lineCounter = new LineCounter();
	try {
		// Pretty errors are several lines long, and the first one names the line a second time.
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
		return "The field stands there twice; take one of them out";
	}
	return 'A text with ": " in it needs quotes; indent with two spaces';
}
