/** Where a breakage should be noticed, from the cheapest to the dearest. `scripts/breakages/layers.ts` runs them. */
export type Layer = "check" | "unit" | "integration" | "built" | "answers" | "browser" | "desk" | "engines" | "faults";

/** A change of a file. `find` must match exactly once. */
export interface SourceEdit {
	/** Path from the project's root. */
	readonly file: string;
	readonly find: string | RegExp;
	/** With a `RegExp`, `$1` stands for its first group. */
	readonly replace: string;
}

/** A change of what was built, where that is the same thing to whoever meets it and a build would take half a minute. */
export interface BuiltEdit {
	/** Files under `build/client`, a glob. `find` must match in one of them at least; each match is replaced. */
	readonly built: string;
	readonly find: string | RegExp;
	readonly replace: string;
}

/** The tests that should notice a breakage. */
export interface Watch {
	readonly layer: Layer;
	/** Test files; for `check` one script or program and its parameters. */
	readonly tests: readonly string[];
	/** Words of the test's title, so that no more runs than must; for `check` words of what is printed. */
	readonly title?: string;
}

/** A deliberate fault: a small change that a visitor, an operator or a search engine would meet. */
export interface Breakage {
	/** In kebab case. */
	readonly id: string;
	/** One sentence, without a word about tests: what whoever meets it finds. */
	readonly met: string;
	/** The section of the specification, in words. */
	readonly topic: string;
	readonly edits: readonly (SourceEdit | BuiltEdit)[];
	/**
	 * What must be made again before anybody meets it: nothing for what the server reads as it stands and for built
	 * output; the inline scripts of the pages (a second); the app's scripts (some seconds). What a page says is broken where
	 * it is built.
	 */
	readonly rebuild?: "inline scripts" | "app";
	readonly watch: Watch;
	/** Set where nobody notices: the test that is missing, in a sentence. */
	readonly missing?: string;
}
