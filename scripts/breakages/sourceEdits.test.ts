import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allBreakages } from "./allBreakages.ts";
import { applyEdit } from "./applyEdit.ts";

it.each(allBreakages)("$id still finds what it breaks, and changes it", ({ id, edits }) => {
	for (const edit of edits) {
		if ("built" in edit) continue;
		const text = readFileSync(edit.file, "utf8");
		expect(applyEdit(id, edit, text), edit.file).not.toBe(text);
	}
});

it.each(allBreakages)(
	"$id is described for whoever meets it, and names its tests",
	({ id, met, edits, rebuild, watch }) => {
		expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(met).toMatch(/^[A-Z].+\.$/);
		expect(edits).not.toEqual([]);
		expect(watch.tests).not.toEqual([]);
		if (rebuild)
			expect(
				edits.every((edit) => "file" in edit),
				"what is built anew is broken in its source",
			).toBe(true);
		if (rebuild === "inline scripts") {
			for (const edit of edits) expect("file" in edit && edit.file).toMatch(/^app\/boot\//);
		}
	},
);
