import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allBreakages } from "#scripts/breakages/allBreakages.ts";
import { countMatches } from "#scripts/breakages/applyEdit.ts";

const texts = new Map<string, string>();

/** A built file, read once: a dozen breakages look through every page. */
function textOf(file: string): string {
	const text = texts.get(file) ?? readFileSync(`build/client/${file}`, "utf8");
	texts.set(file, text);
	return text;
}

test("every breakage of built output finds what it breaks", () => {
	const lost = allBreakages.flatMap(({ id, edits }) =>
		edits.flatMap((edit) => {
			if (!("built" in edit)) return [];
			const files = globSync(edit.built, { cwd: "build/client" });
			const isThere = files.some((file) => countMatches(edit.find, textOf(file)) > 0);
			return isThere ? [] : [`${id}: ${edit.find} in ${edit.built}`];
		}),
	);
	expect(lost).toEqual([]);
});
