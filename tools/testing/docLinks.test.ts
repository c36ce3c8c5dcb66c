import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const markdownFiles = globSync("{*.md,art/*.md,docs/**/*.md}");
const sourceFiles = globSync(
	"{.github/**/*,*,{config,content,deploy,server,src,tests,tools}/**/*}.{ts,tsx,mjs,yaml,yml}",
);
const codeBlock = /^```[\s\S]*?^```/gm;

/** The anchors that GitHub and GitLab give to the headings of a Markdown text. */
function listAnchors(text: string): string[] {
	const headingMatches = text.replaceAll(codeBlock, "").matchAll(/^#+ (.+)$/gm);
	return [...headingMatches].map(([, heading = ""]) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}_ -]/gu, "")
			.replaceAll(" ", "-"),
	);
}

/** Whether a file, and the heading behind `#` in it, exist. `folder` is where the link is. */
function isFound(link: string, folder: string, from: string): boolean {
	const [name = "", anchor] = link.split("#");
	const target = name ? path.join(folder, name) : from;
	return existsSync(target) && (anchor === undefined || listAnchors(readFileSync(target, "utf8")).includes(anchor));
}

it.each(markdownFiles)("%s links to files and headings that exist", (file) => {
	const text = readFileSync(file, "utf8")
		.replaceAll(codeBlock, "")
		.replaceAll(/`[^`\n]*`/g, "");
	const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
	const relativeLinks = links.filter((link) => !/^[a-z]+:|^\//.test(link));
	expect(relativeLinks.filter((link) => !isFound(link, path.dirname(file), file))).toEqual([]);
});

it("docs/README.md lists every page of docs", () => {
	const text = readFileSync("docs/README.md", "utf8");
	const pages = globSync("{*.md,guides/*.md}", { cwd: "docs" }).map((page) => page.replaceAll("\\", "/"));
	expect(pages.filter((page) => page !== "README.md" && !text.includes(`](${page})`))).toEqual([]);
});

it("comments and messages name pages of docs that exist", () => {
	expect(sourceFiles.length).toBeGreaterThan(500);
	const broken = sourceFiles.flatMap((file) => {
		const links = readFileSync(file, "utf8").matchAll(/(?<![\w/])docs\/[\w/-]+\.md(?:#[\w-]+)?/g);
		return [...links].flatMap(([link]) => (isFound(link, ".", file) ? [] : [`${file}: ${link}`]));
	});
	expect(broken).toEqual([]);
});
