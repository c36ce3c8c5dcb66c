export type ErrorCode =
	| "malformed"
	| "origin"
	| "size"
	| "mediaType"
	| "schema"
	| "empty"
	| "long"
	| "format"
	| "key"
	| "tooMany"
	| "unavailable";

interface ErrorDetails {
	/** Path of the invalid field, or the name of a header. */
	readonly field?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A rejected request: the status, a code for programs, and a sentence with the remedy for the sender. */
export class HttpError extends Error {
	readonly status: number;
	readonly code: ErrorCode;
	readonly field: string | null;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, code: ErrorCode, sentence: string, { field, headers = {} }: ErrorDetails = {}) {
		super(sentence);
		this.status = status;
		this.code = code;
		// The sender chose this name: it may be long or end in half a surrogate pair.
		this.field = field === undefined ? null : field.slice(0, 100).toWellFormed();
		this.headers = headers;
	}
}
