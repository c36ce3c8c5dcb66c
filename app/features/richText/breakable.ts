import { createElement, Fragment, type ReactNode } from "react";

/** An address for letters, in the three parts between which its line may break. */
const address = /([\w.+-]+@)([\w-]+)((?:\.[\w-]+)+)/;

/** A text in which an e-mail address breaks after its `@` and before its host's dot, rather than in the midst of a word. */
export function breakable(text: string, key: number): ReactNode {
	const parts = text.split(address);
	if (parts.length === 1) return text;
	const nodes = parts.flatMap((part, place) =>
		place % 4 === 1 || place % 4 === 2 ? [part, createElement("wbr", { key: place })] : [part],
	);
	return createElement(Fragment, { key }, ...nodes);
}
