import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Idioms that `cspell.json` cannot forbid: several words, or words with other correct uses. */
const idiomPattern =
	/\b(?:what (?:is|was|has|lies|stands|comes|came)|as it (?:is|was|came|stands)|in turns|at hand|kept|told|tells|cannot be had|on (?:its|the) way)\b/i;
const commentPattern = /\/\*\*?([\s\S]*?)\*\/|(?<![:"'`])\/\/([^\n]*)/g;
const ownPath = "tools/testing/prose.test.ts";

it("comments use the terms of the field instead of idioms", () => {
	const files = globSync("{config,content,server,src,tests,tools}/**/*.{ts,tsx,mjs,astro}").filter(
		(file) => file !== ownPath,
	);
	const found = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(commentPattern)]
			.map(([text]) => text.replace(/\s+\*?\s*/g, " "))
			// A glob such as `**/*.ts` in code looks like a comment.
			.filter((text) => idiomPattern.test(text) && text.length < 600)
			.map((text) => `${file}: ${idiomPattern.exec(text)?.[0]}`),
	);
	expect(found, "Write what the code does and why, in plain words (CONTRIBUTING.md).").toEqual([]);
});
