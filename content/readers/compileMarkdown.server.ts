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
	// Removes the references of footnotes, so that no section of footnotes appears: `unsupported` has reported them.
	.use(remarkRehype, { handlers: { footnoteReference: () => undefined } })
	.use(rehypeSanitize, {
		tagNames: [...richTextTags],
		attributes: { a: ["href"], ol: ["start"] },
		protocols: { href: ["https", "mailto"] },
	})
	.freeze();

/** Markdown that the sanitizer would drop without a word, and what to write instead. */
const refused: Partial<Record<Nodes["type"], string>> = {
	html: "HTML is not rendered. Write Markdown, or `code` to show it",
	image: "pictures in the text are not rendered. Take it out; an article has one picture, its cover",
	imageReference: "pictures in the text are not rendered. Take it out; an article has one picture, its cover",
	footnoteReference: "footnotes are not rendered. Write the note into the sentence",
	footnoteDefinition: "footnotes are not rendered. Write the note into the sentence",
};

/** Elements between whose children white space means nothing. */
const containerTags: readonly string[] = ["ul", "ol", "blockquote", "table", "thead", "tbody", "tr"];

/** Something in a text that must be mended. `line` counts from 1, from the start of the text. */
interface TextProblem {
	readonly line: number;
	readonly problem: string;
}

/** A link of a text, with the words that it is on. */
interface TextLink {
	readonly line: number;
	readonly href: string;
	readonly words: string;
}

interface CompiledText {
	readonly body: readonly RichTextNode[];
	/** The same, each block with the line it begins on. */
	readonly placed: readonly LocatedBlock[];
	readonly links: readonly TextLink[];
	readonly problems: readonly TextProblem[];
}

/** Compiles Markdown to a sanitized tree. What cannot be shown is a problem, never a silent loss. */
export function compileMarkdown(markdown: string): CompiledText {
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
			// The corner of a table heads nothing, and a header without words confuses screen readers.
			if (tag === "th" && children.length === 0) return [{ tag: "td", children }];
			const { start } = node.properties;
			return [typeof start === "number" ? { tag, start, children } : { tag, children }];
		});
	const placed = markdownProcessor
		.runSync(source)
		.children.flatMap((child) => convertNodes([child], true).map((node) => ({ node, line: lineOf(child) })));
	return { body: placed.map(({ node }) => node), placed, links, problems: uniqueProblems([...unsupported(source)]) };
}

/** @param findProblem returns what is wrong with a link, if anything */
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

/** HTML comes in two parts, where it begins and where it ends. */
function uniqueProblems(problems: readonly TextProblem[]): TextProblem[] {
	return [...new Map(problems.map((found) => [`${found.line} ${found.problem}`, found])).values()];
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
	return node.position?.start.line ?? 1;
}
