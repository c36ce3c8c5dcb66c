import type { z } from "zod";

/** Bad content: names the file, the field and the remedy, and fails the build. */
export class ContentError extends Error {
	/** @param problems one line each */
	constructor(problems: readonly string[]) {
		super(problems.join("\n"));
		this.name = "ContentError";
	}
}

/** One line per issue that a schema found: `content/games/x.yaml: field "en.summary": shorten it to 160 ...`. */
export function describeIssues(file: string, error: z.ZodError): string[] {
	return error.issues.map((issue) => {
		if (issue.code === "unrecognized_keys") {
			const where = issue.path.length > 0 ? ` in "${issue.path.join(".")}"` : "";
			return `${file}: unknown field${where}: ${issue.keys.join(", ")}. Remove it or correct its name.`;
		}
		const missing = issue.code === "invalid_type" && issue.input === undefined && issue.message.includes("undefined");
		return `${file}: field "${issue.path.join(".")}": ${missing ? "it is missing; add it" : issue.message}.`;
	});
}
