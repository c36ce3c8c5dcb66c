import type { ElementContent, RootContent } from "hast";
import type { Nodes } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { plainText, type RichTextNode, type RichTextTag, richTextTags } from "#content/model/richText.ts";
import type { LocatedBlock } from "#content/model/structureDocument.ts";
import type { LinkProblem } from "#content/model/validateLink.ts";

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

interface CompiledText {
	readonly body: readonly RichTextNode[];
	/** The same, each block with the line it begins on. */
	readonly placed: readonly LocatedBlock[];
	readonly problems: readonly TextProblem[];
}

type LinkValidator = (href: string, words: string) => LinkProblem;

/**
 * Compiles Markdown to a sanitized tree. What cannot be shown is a problem, never a silent loss.
 *
 * @param validate called with the address and the text of every link
 */
export function compileMarkdown(markdown: string, validate: LinkValidator): CompiledText {
	return parseMarkdown(markdown)(validate);
}

/**
 * The first part of `compileMarkdown`, for a text that is judged twice. It takes nearly all of the time.
 *
 * @returns a function that does the rest
 */
export function parseMarkdown(markdown: string): (validate: LinkValidator) => CompiledText {
	const source = markdownProcessor.parse(markdown);
	const unsupportedParts = [...unsupported(source)];
	const { children } = markdownProcessor.runSync(source);
	return (validate) => compileTree(children, unsupportedParts, validate);
}

function compileTree(
	tree: readonly RootContent[],
	unsupportedParts: readonly TextProblem[],
	validate: LinkValidator,
): CompiledText {
	const problems = [...unsupportedParts];
	const convertNodes = (nodes: readonly (RootContent | ElementContent)[], isContainer: boolean): RichTextNode[] =>
		joinStrings(
			nodes.flatMap((node): RichTextNode[] => {
				if (node.type === "text") return isContainer && node.value.trim() === "" ? [] : [node.value];
				if (node.type !== "element") return [];
				const tag = node.tagName as RichTextTag;
				const children = convertNodes(node.children, containerTags.includes(tag));
				if (tag === "a") {
					const { href } = node.properties;
					// The sanitizer removed it, and `unsupported` has reported it.
					if (typeof href !== "string") return children;
					const verdict = validate(href, plainText(children));
					if (verdict === "link") return [{ tag, href, children }];
					problems.push({ line: lineOf(node), problem: verdict.problem });
					return children;
				}
				// The corner of a table heads nothing, and a header without words confuses screen readers.
				if (tag === "th" && children.length === 0) return [{ tag: "td", children }];
				const { start } = node.properties;
				return [typeof start === "number" ? { tag, start, children } : { tag, children }];
			}),
		);
	const placed = tree.flatMap((child) => convertNodes([child], true).map((node) => ({ node, line: lineOf(child) })));
	return { body: placed.map(({ node }) => node), placed, problems: sortProblems(problems) };
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

/** By line, and each once: HTML comes in two, where it begins and where it ends. */
function sortProblems(problems: readonly TextProblem[]): TextProblem[] {
	const uniqueProblems = new Map(problems.map((found) => [`${found.line} ${found.problem}`, found]));
	return [...uniqueProblems.values()].sort((a, b) => a.line - b.line);
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
	return node.position?.start.line ?? 1;
}

/** Text beside text, as an unwrapped link leaves it, becomes one string. */
function joinStrings(nodes: readonly RichTextNode[]): RichTextNode[] {
	const joinedNodes: RichTextNode[] = [];
	for (const node of nodes) {
		const last = joinedNodes.at(-1);
		if (typeof node === "string" && typeof last === "string") joinedNodes[joinedNodes.length - 1] = last + node;
		else joinedNodes.push(node);
	}
	return joinedNodes;
}
