/** The elements that a rich text may consist of; whatever else the Markdown has does not get past the build. */
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

/** A compiled text as loader data: a plain tree, so that the browser needs no parser and no HTML in strings. */
export type RichTextNode = string | RichTextElement;

export interface RichTextElement {
	readonly tag: RichTextTag;
	readonly children: readonly RichTextNode[];
	/** Of an `a`: a path of this site without language prefix, or an address elsewhere. */
	readonly href?: string;
	/** Of an `ol` that does not begin with 1. */
	readonly start?: number;
}

/** The text alone, without markup. */
export function plainText(nodes: readonly RichTextNode[]): string {
	return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}
