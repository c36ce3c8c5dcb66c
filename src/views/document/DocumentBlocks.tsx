import { createElement, type ReactNode } from "react";
import type { Language } from "#config/languages.ts";
import { localizedHref } from "#config/paths.ts";
import type { DocumentBlock } from "#content/model/document.ts";
import { plainText, type RichTextElement, type RichTextNode } from "#content/model/richText.ts";
import { renderNodes } from "#src/features/richText/renderNodes.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { isNumbered } from "./anchors.ts";
import visibility from "./contentVisibility.module.css";
import styles from "./DocumentBlocks.module.css";
import { SectionSummary } from "./SectionSummary.tsx";

/** Sections and clauses, with their numbers as ids. */
export function DocumentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
	return bySection(blocks).map((part, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
		<div key={place} className={`${styles.part} ${visibility.part}`}>
			<SectionPart blocks={part} />
		</div>
	));
}

/** Groups blocks by section; blocks before the first section form a group. */
function bySection(blocks: readonly DocumentBlock[]): DocumentBlock[][] {
	const parts: DocumentBlock[][] = [];
	for (const block of blocks) {
		const open = parts[parts.length - 1];
		if (!open || block.kind === "section") parts.push([block]);
		else open.push(block);
	}
	return parts;
}

function SectionPart({ blocks }: { blocks: readonly DocumentBlock[] }) {
	const { language } = useLocale();
	return blocks.map((block, place) => {
		if (block.kind === "brief") return <SectionSummary key="brief" points={block.points} lang={block.language} />;
		const children = toElements(block.children, language);
		if (block.kind === "text") {
			return (
				// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
				<div key={`text-${place}`} className={styles.unnumberedText}>
					{children}
				</div>
			);
		}
		if (block.kind === "definition") {
			return (
				<p key={block.anchor} id={block.anchor} className={styles.definition}>
					{children}
				</p>
			);
		}
		const { kind, number } = block;
		const anchor = isNumbered(number) && (
			<a href={`#${number}`} className={styles.number}>
				{number}
			</a>
		);
		if (kind === "section") {
			return (
				<div key={number} id={number} className={styles.section}>
					<h2>
						{anchor}
						{anchor && " "}
						{children}
					</h2>
				</div>
			);
		}
		return (
			<div key={number} id={number} className={styles.clause}>
				{anchor}
				<div className={styles.copy}>{children}</div>
			</div>
		);
	});
}

function toElements(nodes: readonly RichTextNode[], language: Language): ReactNode[] {
	return renderNodes(nodes, (element, children, key) => {
		const { tag, href, start } = element;
		if (tag === "blockquote" && isEditorsNote(element)) {
			return (
				<div key={key} role="note" className={styles.note}>
					{children}
				</div>
			);
		}
		const attributes = { key, href: href && localizedHref(href, language), start, className: classOf(element) };
		return createElement(tag, attributes, ...children);
	});
}

function classOf(node: RichTextElement): string | undefined {
	if (node.href?.startsWith("#term-")) return styles.term;
	return node.tag === "ul" && isLettered(node) ? styles.lettered : undefined;
}

/** Whether all items have their own markers, such as `(a)`. */
function isLettered({ children }: RichTextElement): boolean {
	return children.every((item) => /^\(.{1,4}\) /.test(plainText([item])));
}

/** A blockquote that starts with bold text is an editor's note. */
function isEditorsNote({ children: [paragraph] }: RichTextElement): boolean {
	const [first] = typeof paragraph === "object" ? paragraph.children : [];
	return typeof first === "object" && first.tag === "strong";
}
