import type { z } from "zod";

/** Invalid content, which fails the build. Each problem names the file, the field and the remedy. */
export class ContentError extends Error {
	/** @param problems one line each */
	constructor(problems: readonly string[]) {
		super(problems.join("\n"));
		this.name = "ContentError";
	}
}

/** The lines of the ContentError that a reader throws; none without one. Rethrows other errors. */
export function listProblems(read: () => unknown): string[] {
	try {
		read();
		return [];
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message.split("\n");
	}
}

/** Validates the data of a file. @throws ContentError with one line per issue */
export function parseFields<Data>(file: string, schema: z.ZodType<Data>, data: unknown): Data {
	const parsed = schema.safeParse(data);
	if (parsed.success) return parsed.data;
	throw new ContentError(describeIssues(file, parsed.error));
}

/** Like `parseFields`, but adds the lines to `problems` and returns undefined. */
export function checkFields<Data>(file: string, schema: z.ZodType<Data>, data: unknown, problems: string[]) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) problems.push(...describeIssues(file, parsed.error));
	return parsed.data;
}

/** One line per issue: `content/games/x.yaml: field "en.summary": shorten it to 160 ...`. */
export function describeIssues(file: string, error: z.ZodError): string[] {
	return error.issues.map((issue) => {
		const name = issue.path.filter((part) => typeof part !== "number").join(".");
		if (issue.code === "unrecognized_keys") {
			const where = name ? ` in "${name}"` : "";
			return `${file}: unknown field${where}: ${issue.keys.join(", ")}. Remove it or correct its name.`;
		}
		return `${file}: ${name ? `field "${name}"` : "the whole file"}${entryOf(issue)}: ${remedyFor(issue)}.`;
	});
}

function entryOf({ path }: z.core.$ZodIssue): string {
	return path
		.filter((part) => typeof part === "number")
		.map((index) => `, entry ${index + 1}`)
		.join("");
}

/** Replaces Zod's default message for a wrong type, which has no remedy. */
function remedyFor(issue: z.core.$ZodIssue): string {
	if (issue.code !== "invalid_type" || !issue.message.startsWith("Invalid input")) return issue.message;
	if (issue.message.endsWith("received undefined")) return "it is missing; add it";
	return issue.expected === "boolean" ? "write true or false" : `write a value of type ${issue.expected}`;
}
