import { createElement, Fragment, type ReactNode } from "react";

/** Where a line may break within an address: after `@` and `/`, and before a dot that a name follows. */
const breakPattern = /\w[@/](?=\w)|\w(?=\.[a-z]{2})/g;

/** A text in which an address breaks after its signs and before its dots, rather than in the midst of a word. */
export function insertWordBreaks(text: string, key: number): ReactNode {
	// Safari before 16.4 has no lookbehind, so a null character marks the places to split.
	const parts = text.replace(breakPattern, "$&\0").split("\0");
	if (parts.length === 1) return text;
	const allNodes = parts.flatMap((part, place) => (place > 0 ? [createElement("wbr", { key: place }), part] : [part]));
	return createElement(Fragment, { key }, ...allNodes);
}
