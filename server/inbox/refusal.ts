export type RefusalCode =
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

interface Details {
	/** Path of the field to mend, or a header's name. */
	readonly field?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is answered with an error: its status, a word for programs and a sentence for the sender. */
export class Refusal extends Error {
	readonly status: number;
	readonly code: RefusalCode;
	readonly field: string | null;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, code: RefusalCode, sentence: string, { field, headers = {} }: Details = {}) {
		super(sentence);
		this.status = status;
		this.code = code;
		// What a sender named it may be long, or half a character.
		this.field = field === undefined ? null : field.slice(0, 100).toWellFormed();
		this.headers = headers;
	}
}
