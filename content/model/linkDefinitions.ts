import type { Language } from "#config/languages.ts";
import { type DocumentBlock, type DocumentPart, flattenBlocks } from "./document.ts";
import { plainText, type RichTextElement, type RichTextNode } from "./richText.ts";

/** Patterns of inflection: `stem` is removed from a term, `ending` may follow it. */
const wordEndings: Partial<Record<Language, { readonly stem: RegExp; readonly ending: string }>> = {
	ru: { stem: /[аеёиоуыэюяйь]?$/u, ending: "\\p{L}{0,3}" },
};
const englishPlural = { stem: /$/, ending: "(?:e?s)?" };

const closedTags: readonly string[] = ["a", "strong", "code", "th", "h3"];

/** Links the first use of each defined term per section, or before the first section, to its definition. */
export function linkDefinitions(parts: readonly DocumentPart[], language: Language): readonly DocumentPart[] {
	const anchors = new Map<string, string>();
	for (const block of flattenBlocks(parts)) {
		if (block.kind === "definition") for (const definedTerm of block.terms) anchors.set(definedTerm, block.anchor);
	}
	if (anchors.size === 0) return parts;
	// Longest first, so that "Product Revenue" does not match "Product".
	const terms = [...anchors.keys()].sort((a, b) => b.length - a.length);
	const groups = terms.map((term) => `(${formsOf(term, language)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}-])(?:${groups})(?![\\p{L}-]| Terms and Conditions)`, "gu");
	let seen = new Set<string>();

	const markString = (text: string): RichTextNode[] => {
		const marked: RichTextNode[] = [];
		let end = 0;
		for (const match of text.matchAll(pattern)) {
			const anchor = anchors.get(terms[match.slice(1).findIndex((group) => group !== undefined)] ?? "");
			if (!anchor || seen.has(anchor)) continue;
			seen.add(anchor);
			if (match.index > end) marked.push(text.slice(end, match.index));
			marked.push({ tag: "a", href: `#${anchor}`, children: [match[0]] });
			end = match.index + match[0].length;
		}
		return end === 0 ? [text] : [...marked, ...(end < text.length ? [text.slice(end)] : [])];
	};
	const mark = (nodes: readonly RichTextNode[]): readonly RichTextNode[] =>
		nodes.flatMap((node) => {
			if (typeof node === "string") return markString(node);
			return closedTags.includes(node.tag) || isTerse(node) ? [node] : [{ ...node, children: mark(node.children) }];
		});
	const markBlock = (block: DocumentBlock): DocumentBlock => {
		if (block.kind === "section") seen = new Set();
		return block.kind === "clause" || block.kind === "text" ? { ...block, children: mark(block.children) } : block;
	};
	return parts.map((part) => (typeof part === "string" ? part : part.map(markBlock)));
}

/** Whether a table cell has few words: the link would fill the cell and be too low to tap. */
function isTerse(node: RichTextElement): boolean {
	return node.tag === "td" && plainText([node]).trim().split(/\s+/).length < 5;
}

/** Pattern for a term in the plural, declined, or capitalized. */
function formsOf(term: string, language: Language): string {
	const { stem, ending } = wordEndings[language] ?? englishPlural;
	const words = term.split(/\s+/).map((word, place, all) => {
		const isDeclined = language in wordEndings ? word.length > 3 : place === all.length - 1 && !word.endsWith("s");
		const kept = escapePattern(isDeclined ? word.replace(stem, "") : word);
		const [first = ""] = kept;
		const begin = place === 0 && /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]${kept.slice(1)}` : kept;
		return begin + (isDeclined ? ending : "");
	});
	return words.join("\\s+");
}

function escapePattern(word: string): string {
	return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
