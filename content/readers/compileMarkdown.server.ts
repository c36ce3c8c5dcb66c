import type { ElementContent, RootContent } from "hast";
import type { Nodes } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { plainText, type RichTextNode, type RichTextTag, richTextTags } from "#content/model/richText.ts";
import type { LocatedBlock } from "#content/model/structureDocument.ts";

const markdownProcessor = unified()
	.use(remarkParse)
	.use(remarkGfm)
	// Removes footnote references, so that no footnotes section is added: `unsupported` has reported them.
	.use(remarkRehype, { handlers: { footnoteReference: () => undefined } })
	.use(rehypeSanitize, {
		tagNames: [...richTextTags],
		attributes: { a: ["href"], ol: ["start"] },
		protocols: { href: ["https", "mailto"] },
	})
	.freeze();

/** Markdown that the sanitizer would silently drop, and what to write instead. */
const refused: Partial<Record<Nodes["type"], string>> = {
	html: "HTML is not rendered. Write Markdown, or `code` to show it",
	image: "pictures in the text are not rendered. Take it out; an article has one picture, its cover",
	imageReference: "pictures in the text are not rendered. Take it out; an article has one picture, its cover",
	footnoteReference: "footnotes are not rendered. Write the note into the sentence",
	footnoteDefinition: "footnotes are not rendered. Write the note into the sentence",
};

/** Elements in which white space between children has no meaning. */
const containerTags: readonly string[] = ["ul", "ol", "blockquote", "table", "thead", "tbody", "tr"];

/** `line` counts from 1, from the start of the text. */
interface TextProblem {
	readonly line: number;
	readonly problem: string;
}

interface TextLink {
	readonly line: number;
	readonly href: string;
	readonly words: string;
}

/** Compiles Markdown to a sanitized tree. Reports everything that cannot be rendered. */
export function compileMarkdown(markdown: string) {
	const source = markdownProcessor.parse(markdown);
	const links: TextLink[] = [];
	const convertNodes = (nodes: readonly (RootContent | ElementContent)[], isContainer: boolean): RichTextNode[] =>
		nodes.flatMap((node): RichTextNode[] => {
			if (node.type === "text") return isContainer && node.value.trim() === "" ? [] : [node.value];
			if (node.type !== "element") return [];
			const tag = node.tagName as RichTextTag;
			const children = convertNodes(node.children, containerTags.includes(tag));
			if (tag === "a") {
				const { href } = node.properties;
				// The sanitizer removed it, and `unsupported` has reported it.
				if (typeof href !== "string") return children;
				links.push({ line: lineOf(node), href, words: plainText(children) });
				return [{ tag, href, children }];
			}
			// An empty header cell confuses screen readers, so the corner of a table is a data cell.
			if (tag === "th" && children.length === 0) return [{ tag: "td", children }];
			const { start } = node.properties;
			return [typeof start === "number" ? { tag, start, children } : { tag, children }];
		});
	/** The blocks of the text with the lines on which they begin. */
	const placed: LocatedBlock[] = markdownProcessor
		.runSync(source)
		.children.flatMap((child) => convertNodes([child], true).map((node) => ({ node, line: lineOf(child) })));
	return { body: placed.map(({ node }) => node), placed, links, problems: uniqueProblems([...unsupported(source)]) };
}

/** @param findProblem returns the problem of a link, or undefined */
export function checkLinks(
	links: readonly TextLink[],
	findProblem: (link: TextLink) => string | undefined,
): TextProblem[] {
	return links.flatMap((link) => {
		const problem = findProblem(link);
		return problem === undefined ? [] : [{ line: link.line, problem }];
	});
}

function* unsupported(node: Nodes): Generator<TextProblem> {
	const line = lineOf(node);
	const problem = refused[node.type];
	if (problem) yield { line, problem };
	if (node.type === "heading" && node.depth !== 2 && node.depth !== 3) {
		yield { line, problem: "the page's title is the first heading. Begin headings of the text with ## or ###" };
	}
	if (node.type === "listItem" && typeof node.checked === "boolean") {
		yield { line, problem: "boxes to tick are not rendered. Take out the [ ]" };
	}
	if (
		(node.type === "link" || node.type === "definition") &&
		/^[a-z][a-z0-9+.-]*:/i.test(node.url) &&
		!/^(https|mailto):/i.test(node.url)
	) {
		yield { line, problem: `"${node.url}": write an https:// address` };
	}
	if ("children" in node) for (const child of node.children) yield* unsupported(child);
}

/** HTML is reported twice: its start tag and its end tag. */
function uniqueProblems(problems: readonly TextProblem[]): TextProblem[] {
	return [...new Map(problems.map((found) => [`${found.line} ${found.problem}`, found])).values()];
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
	return node.position?.start.line ?? 1;
}
