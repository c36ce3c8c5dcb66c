import { globSync, readFileSync } from "node:fs";

export const docFiles = globSync("{*.md,docs/**/*.md}");

/** Commands of a Markdown file: lines of its shell blocks without comments, and inline `npm run …` and `npx …`. */
export function readDocCommands(file: string): string[] {
	const text = readFileSync(file, "utf8");
	const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.split("\n"));
	const inlineCommands = [...text.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = ""]) => command);
	return [...blocks, ...inlineCommands]
		.map((line) =>
			line
				.replace(/\s+#.*$/, "")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter(Boolean);
}
