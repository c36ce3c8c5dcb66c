import { createElement, memo, type ReactNode } from "react";
import { breakable } from "#app/features/richText/breakable.ts";
import { tableElement } from "#app/features/richText/tableElement.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { DocumentBlock } from "#content/model/document.ts";
import { plainText, type RichTextElement, type RichTextNode } from "#content/model/richText.ts";
import type { Language } from "#site/languages.ts";
import { localizedPath } from "#site/paths.ts";
import styles from "./Blocks.module.css";
import { Brief } from "./Brief.tsx";
import { isNumbered } from "./isNumbered.ts";

/** Sections and clauses, each an anchor named by its number. Plain links: `useFollowedLinks` follows them. */
export const Blocks = memo(function Blocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
	return bySection(blocks).map((part, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
		<div key={place} className={styles.part}>
			<Part blocks={part} />
		</div>
	));
});

/** The blocks of each section together; what stands before the first one, too. */
function bySection(blocks: readonly DocumentBlock[]): DocumentBlock[][] {
	const parts: DocumentBlock[][] = [];
	for (const block of blocks) {
		const open = parts.at(-1);
		if (!open || block.kind === "section") parts.push([block]);
		else open.push(block);
	}
	return parts;
}

function Part({ blocks }: { blocks: readonly DocumentBlock[] }) {
	const { language } = useLocale();
	return blocks.map((block, place) => {
		if (block.kind === "brief") return <Brief key="brief" points={block.points} />;
		const children = toElements(block.children, language);
		if (block.kind === "text") {
			return (
				// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
				<div key={`text-${place}`} className={styles.loose}>
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
				<div className={styles.words}>{children}</div>
			</div>
		);
	});
}

function toElements(nodes: readonly RichTextNode[], language: Language): ReactNode[] {
	return nodes.map((node, place) => {
		if (typeof node === "string") return breakable(node, place);
		const { tag, href, start } = node;
		if (tag === "table") {
			const render = (cell: readonly RichTextNode[]) => toElements(cell, language);
			return tableElement(node, render, place);
		}
		const children = toElements(node.children, language);
		const attributes = {
			key: place,
			href: href && localizedHref(href, language),
			start,
			className: classOf(node),
		};
		if (tag === "blockquote" && isEditorsNote(node)) {
			return (
				// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
				<div key={place} role="note" className={styles.note}>
					{children}
				</div>
			);
		}
		return createElement(tag, attributes, ...children);
	});
}

function classOf(node: RichTextElement): string | undefined {
	if (node.href?.startsWith("#term-")) return styles.term;
	return node.tag === "ul" && isLettered(node) ? styles.lettered : undefined;
}

/** A path of the site under the page's language; anything else as it is. */
function localizedHref(href: string, language: Language): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
	return path.startsWith("/") ? localizedPath(language, path) + rest : href;
}

/** Whether every item brings its own mark, such as `(a)`. */
function isLettered({ children }: RichTextElement): boolean {
	return children.every((item) => /^\(.{1,4}\) /.test(plainText([item])));
}

/** A quotation that opens with bold words is an editor's remark, no part of the text. */
function isEditorsNote({ children: [paragraph] }: RichTextElement): boolean {
	const [first] = typeof paragraph === "object" ? paragraph.children : [];
	return typeof first === "object" && first.tag === "strong";
}
