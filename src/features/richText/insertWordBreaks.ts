import { createElement, Fragment, type ReactNode } from "react";

/** Where an address may break: after `@` and `/`, and before a dot with a following name. */
const breakPattern = /\w[@/](?=\w)|\w(?=\.[a-z]{2})/g;

/** Inserts `<wbr>` into addresses at their punctuation, so that they do not break within a word. */
export function insertWordBreaks(text: string, key: number): ReactNode {
	// Safari before 16.4 has no lookbehind, so null characters mark the positions.
	const parts = text.replace(breakPattern, "$&\0").split("\0");
	if (parts.length === 1) return text;
	const allNodes = parts.flatMap((part, place) => (place > 0 ? [createElement("wbr", { key: place }), part] : [part]));
	return createElement(Fragment, { key }, ...allNodes);
}
