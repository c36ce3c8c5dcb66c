/** Consecutive words of a clause: unchanged, removed or added. */
export interface DiffSegment {
	readonly text: string;
	readonly change?: "in" | "out";
}

/** What became of a clause, a section's title or a definition from one text to the next. */
export type TextChange =
	/** So many in a row stayed as they were; `first` and `last` name them in the later text. */
	| { readonly kind: "kept"; readonly first: string; readonly last: string }
	/** `before` is its number in the earlier text, where that was another. */
	| {
			readonly kind: "changed";
			readonly name: string;
			readonly before?: string;
			readonly words: readonly DiffSegment[];
	  }
	| { readonly kind: "added" | "removed"; readonly name: string; readonly text: string };
