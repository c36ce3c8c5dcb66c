/** A request that is answered with an error: its status, the field to mend, and a sentence for the sender. */
export class Refusal extends Error {
	readonly status: number;
	readonly field: string | null;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, field: string | null, sentence: string, headers: Readonly<Record<string, string>> = {}) {
		super(sentence);
		this.status = status;
		this.field = field;
		this.headers = headers;
	}
}
