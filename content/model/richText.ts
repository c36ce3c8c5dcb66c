/** Allowed elements; the build rejects others. */
export const richTextTags = [
	"p",
	"h2",
	"h3",
	"ul",
	"ol",
	"li",
	"blockquote",
	"pre",
	"code",
	"hr",
	"br",
	"a",
	"em",
	"strong",
	"del",
	"table",
	"thead",
	"tbody",
	"tr",
	"th",
	"td",
] as const;

export type RichTextTag = (typeof richTextTags)[number];

/** Compiled text as a plain tree, so that the browser needs no parser and no HTML strings. */
export type RichTextNode = string | RichTextElement;

export interface RichTextElement {
	readonly tag: RichTextTag;
	readonly children: readonly RichTextNode[];
	/** Of an `a`: a path without language prefix, or an external URL. */
	readonly href?: string;
	/** Of an `ol` that does not start at 1. */
	readonly start?: number;
}

export function plainText(nodes: readonly RichTextNode[]): string {
	return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}
