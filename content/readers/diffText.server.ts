import { diffArrays, diffWordsWithSpace } from "diff";
import {
	type DiffSegment,
	type DocumentBody,
	definitionsAnchor,
	flattenBlocks,
	type TextChange,
} from "#content/model/document.ts";
import { plainText, type RichTextNode } from "#content/model/richText.ts";

/** A section's title, a clause or a definition, as compared. */
interface ComparedText {
	/** Displayed label: `4.2`, or the defined term. */
	readonly name: string;
	readonly text: string;
}

/** Minimum share of common words for two clauses to count as one changed clause. */
const minSimilarity = 0.5;

/** The changes between two versions of a document, in the order of the later one. Ignores summaries. */
export function diffText(earlier: DocumentBody, later: DocumentBody): TextChange[] {
	const changes: TextChange[] = [];
	let removedParts: ComparedText[] = [];
	const unitChanges = diffArrays(unitsOf(earlier), unitsOf(later), {
		comparator: (one, other) => one.text === other.text,
	});
	for (const { value, removed: isOut, added: isIn } of unitChanges) {
		if (isOut) {
			removedParts.push(...value);
			continue;
		}
		changes.push(...pairUp(removedParts, isIn ? value : []));
		removedParts = [];
		if (!isIn) changes.push({ kind: "kept", first: value[0]?.name ?? "", last: value.at(-1)?.name ?? "" });
	}
	return [...changes, ...pairUp(removedParts, [])];
}

/** Pairs replaced clauses with the most similar new ones. */
function pairUp(before: readonly ComparedText[], after: readonly ComparedText[]): TextChange[] {
	const left = [...before];
	const changes = after.flatMap((unit): TextChange[] => {
		const wordShares = left.map((other) => share(other.text, unit.text));
		const bestIndex = wordShares.indexOf(Math.max(...wordShares));
		const bestMatch = left[bestIndex];
		if (!bestMatch || (wordShares[bestIndex] ?? 0) < minSimilarity) return [{ kind: "added", ...unit }];
		const removedUnits = left.splice(0, bestIndex + 1).slice(0, -1);
		const words = diffSegments(bestMatch.text, unit.text);
		const previousName = bestMatch.name === unit.name ? {} : { before: bestMatch.name };
		return [...removedUnits.map(asRemoved), { kind: "changed", name: unit.name, ...previousName, words }];
	});
	return [...left.map(asRemoved), ...changes];
}

/** Compares sentence by sentence, and similar sentences word by word, which is easier to read. */
function diffSegments(before: string, after: string): DiffSegment[] {
	const found: DiffSegment[] = [];
	let oldText = "";
	for (const { value, added, removed } of diffArrays(sentencesOf(before), sentencesOf(after))) {
		const text = value.join("");
		if (removed) {
			oldText += text;
			continue;
		}
		if (added && oldText && share(oldText, text) >= minSimilarity) {
			const parts = diffWordsWithSpace(oldText, text);
			found.push(...parts.map((part) => toDiffSegment(part.value, part.added, part.removed)));
		} else found.push(...(oldText ? [toDiffSegment(oldText, false, true)] : []), toDiffSegment(text, added, false));
		oldText = "";
	}
	return oldText ? [...found, toDiffSegment(oldText, false, true)] : found;
}

function toDiffSegment(text: string, isAdded: boolean, isRemoved: boolean): DiffSegment {
	return { text, ...(isAdded && { change: "in" }), ...(isRemoved && { change: "out" }) };
}

function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?;:]\s)(?=\S)|(?<=\n)/u);
}

function asRemoved(unit: ComparedText): TextChange {
	return { kind: "removed", ...unit };
}

/** Share of common words in all words of two texts. */
function share(one: string, other: string): number {
	const [mine, theirs] = [splitWords(one), splitWords(other)];
	const common = [...mine].filter((word) => theirs.has(word)).length;
	return (2 * common) / (mine.size + theirs.size || 1);
}

function splitWords(text: string): Set<string> {
	return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}

function unitsOf(body: DocumentBody): ComparedText[] {
	return flattenBlocks(body).flatMap((block) => {
		if (block.kind === "brief") return [];
		const text = readableText(block.children).trim();
		if (block.kind === "definition") return { name: block.terms[0] ?? "", text };
		if (block.kind === "text") return { name: "", text };
		return { name: block.number === definitionsAnchor ? text : block.number, text };
	});
}

/** Plain text with a line per paragraph, item and row. */
function readableText(nodes: readonly RichTextNode[]): string {
	return nodes
		.map((node) => {
			if (typeof node === "string") return node;
			if (node.tag === "tr") return `${node.children.map((cell) => plainText([cell])).join(" | ")}\n`;
			const text = readableText(node.children);
			return ["p", "li", "blockquote", "h3"].includes(node.tag) ? `${text.trim()}\n` : text;
		})
		.join("");
}
