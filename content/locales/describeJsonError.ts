/** What `JSON.parse` threw, for the end of an error's line: the parser quotes the place, line breaks and all. */
export const describeJsonError = (error: unknown): string =>
	`it is not valid JSON: ${(error as Error).message.replace(/\s+/g, " ")}`;
