import type { DocumentBlock, DocumentPart } from "./document.ts";
import { documentSlots, isDocumentSlot } from "./documentSlots.ts";
import { plainText, type RichTextElement, type RichTextNode } from "./richText.ts";

/** A top-level block of a compiled text and the line it stands on. */
export interface PlacedBlock {
	readonly node: RichTextNode;
	readonly line: number;
}

interface Structured {
	readonly parts: readonly DocumentPart[];
	readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

/**
 * Finds a legal document's sections (`## 4. Title`), clauses (`4.2. Text`, with the lists and tables that follow) and
 * slots (`::deadlines`). Numbers run from 1 without gap; the text of a section begins with a clause.
 */
export function structureDocument(blocks: readonly PlacedBlock[]): Structured {
	const parts: DocumentPart[] = [];
	const problems: Structured["problems"][number][] = [];
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
		problems.push({ line, problem: `${what} ${found} stands where ${expected} is due. Number it ${expected}` });
	};

	for (const { node, line } of blocks) {
		const text = typeof node === "string" ? node : plainText(node.children);
		const tag = typeof node === "string" ? "p" : node.tag;
		const [, number = "", gap = ""] = /^(\d+(?:\.\d+)?)(\.?\s*)/.exec(text) ?? [];
		const slot = tag === "p" ? /^::\s*(\S*)$/.exec(text.trim())?.[1] : undefined;
		if (slot !== undefined) {
			open = undefined;
			if (isDocumentSlot(slot)) {
				parts.push(slot);
				run = [];
			} else {
				const known = documentSlots.map((name) => `::${name}`).join(", ");
				problems.push({ line, problem: `no slot "::${slot}". Write one of ${known}` });
			}
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

/** The children without the number that they begin with. */
function withoutNumber(node: RichTextNode, number: string): readonly RichTextNode[] {
	const { children } = node as RichTextElement;
	const [first, ...rest] = children;
	return typeof first === "string" && first.startsWith(number) ? [first.slice(number.length), ...rest] : children;
}

/** The anchors of a document: the numbers of its sections and clauses. */
export function anchorsOf(parts: readonly DocumentPart[]): Set<string> {
	return new Set(
		parts.flatMap((part) =>
			typeof part === "string" ? [] : part.flatMap((block) => (block.kind === "text" ? [] : [block.number])),
		),
	);
}
