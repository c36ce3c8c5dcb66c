import {
	type DocumentBlock,
	type DocumentPart,
	definitionsAnchor,
	documentSlots,
	flattenBlocks,
	readPoint,
} from "./document.ts";
import { plainText, type RichTextElement, type RichTextNode } from "./richText.ts";

export interface LocatedBlock {
	readonly node: RichTextNode;
	readonly line: number;
}

/**
 * Finds the sections (`## 4. Title`), clauses (`4.2. Text`, with the lists and tables that follow) and slots
 * (`::deadlines`) of a legal document. Numbers are consecutive. A section may begin with its summary, a quoted list of
 * points; a last section without a number contains the definitions.
 */
export function structureDocument(blocks: readonly LocatedBlock[]) {
	const parts: DocumentPart[] = [];
	const problems: { line: number; problem: string }[] = [];
	let run: DocumentBlock[] = [];
	let open: RichTextNode[] | undefined;
	let section = 0;
	let clause = 0;

	const add = (block: DocumentBlock) => {
		if (run.length === 0) parts.push(run);
		run.push(block);
	};
	const expectNumber = (line: number, found: string, expected: string, what: string) => {
		if (found === expected) return;
		problems.push({ line, problem: `found ${what} ${found} instead of ${expected}. Number it ${expected}` });
	};

	for (const [place, { node, line }] of blocks.entries()) {
		const text = typeof node === "string" ? node : plainText(node.children);
		const tag = typeof node === "string" ? "p" : node.tag;
		const [, number = "", gap = ""] = /^(\d+(?:\.\d+)?)(\.?\s*)/.exec(text) ?? [];
		const slotName = tag === "p" ? /^::\s*(\S*)$/.exec(text.trim())?.[1] : undefined;
		if (slotName !== undefined) {
			open = undefined;
			const knownSlot = documentSlots.find((name) => name === slotName);
			if (knownSlot) {
				parts.push(knownSlot);
				run = [];
			} else {
				const known = documentSlots.map((name) => `::${name}`).join(", ");
				problems.push({ line, problem: `no slot "::${slotName}". Write one of ${known}` });
			}
		} else if (tag === "h2" && !number && tagOf(blocks[place + 1]) === "ul") {
			const [list, ...others] = blocks.slice(place + 1);
			if (others[0]) problems.push({ line: others[0].line, problem: `"${text}" must be the end. Move it there` });
			const { definitions, problem } = readDefinitions(list?.node as RichTextElement);
			if (problem) problems.push({ line: list?.line ?? line, problem });
			add({ kind: "section", number: definitionsAnchor, children: (node as RichTextElement).children });
			for (const definition of definitions) add(definition);
			break;
		} else if (tag === "h2") {
			section += 1;
			clause = 0;
			open = undefined;
			if (!number || gap.trim() !== ".") {
				problems.push({ line, problem: `the section has no number. Write "## ${section}. ${text}"` });
			} else expectNumber(line, number, String(section), "section");
			add({ kind: "section", number: String(section), children: withoutNumber(node, number + gap) });
		} else if (tag === "p" && number.includes(".")) {
			clause += 1;
			const due = `${section}.${clause}`;
			if (gap[0] !== "." || gap.length < 2) {
				problems.push({ line, problem: `a clause begins with its number, a full stop and a space: "${due}. "` });
			}
			expectNumber(line, number, due, "clause");
			open = [{ tag: "p", children: withoutNumber(node, number + gap) }];
			add({ kind: "clause", number: due, children: open });
		} else if (tag === "blockquote" && section > 0 && clause === 0) {
			const { points, problem } = readBrief(node as RichTextElement);
			if (problem) problems.push({ line, problem });
			add({ kind: "brief", section, points });
		} else if (open && tag !== "h3") open.push(node);
		else {
			if (section > 0 && tag === "p" && clause === 0) {
				problems.push({ line, problem: `the section begins without a clause. Number the paragraph ${section}.1.` });
			}
			open = undefined;
			add({ kind: "text", children: [node] });
		}
	}
	if (section === 0) problems.push({ line: 1, problem: 'the text has no section. Write one as "## 1. Title"' });
	return { parts, problems };
}

function tagOf(block: LocatedBlock | undefined): string | undefined {
	return typeof block?.node === "object" ? block.node.tag : undefined;
}

/** Bold words of an entry are its terms. */
function readDefinitions({ children }: RichTextElement) {
	const definitions = children.flatMap((item) => {
		const itemNodes = typeof item === "string" ? [] : item.children;
		const terms = itemNodes.flatMap((node) =>
			typeof node === "object" && node.tag === "strong" ? [plainText(node.children)] : [],
		);
		return { kind: "definition", anchor: termAnchor(terms[0] ?? ""), terms, children: itemNodes } as const;
	});
	if (definitions.every(({ terms }) => terms.length > 0)) return { definitions };
	return { definitions, problem: 'a definition names its words in bold. Write "- **Order** means ..."' };
}

/** Returns `term-customer-data` for Customer Data. */
function termAnchor(term: string): string {
	return `term-${term.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}`;
}

function readBrief({ children: [list, ...others] }: RichTextElement) {
	const items = typeof list === "object" && list.tag === "ul" && others.length === 0 ? list.children : [];
	const points = items.map((item) => readPoint(plainText([item]).trim()));
	if (points.length > 0 && points.every(({ clauses }) => clauses.length > 0)) return { points };
	return {
		points,
		problem: 'a section\'s summary is a list of points, each with its clauses. Write "> - In plain words. (#4.2)"',
	};
}

function withoutNumber(node: RichTextNode, number: string): readonly RichTextNode[] {
	const { children } = node as RichTextElement;
	const [first, ...rest] = children;
	return typeof first === "string" && first.startsWith(number) ? [first.slice(number.length), ...rest] : children;
}

/** The numbers of sections and clauses, which are their anchors. */
export function collectAnchors(parts: readonly DocumentPart[]): Set<string> {
	return new Set(flattenBlocks(parts).flatMap((block) => ("number" in block ? [block.number] : [])));
}
