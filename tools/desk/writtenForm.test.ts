import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deskFiles } from "./deskFiles.ts";
import { writtenForm } from "./writtenForm.ts";

const file = (end: string) => {
	const found = deskFiles().find(({ path }) => path.endsWith(end));
	if (!found) throw new Error(`The desk has no ${end}.`);
	return { ...found, text: readFileSync(found.path, "utf8") };
};

describe("the format of the editor's files", () => {
	it.each(["boat-attack.yaml", "referral-program.md", "referral-program.ru.md", "figures.json", "ru/translation.json"])(
		"does not change the committed file %s",
		(end) => {
			const { path, text, fields } = file(end);
			expect(writtenForm(path, text, fields)).toBe(text);
		},
	);

	it("orders the fields like the form, with unknown fields last", () => {
		const { path, fields } = file("boat-attack.yaml");
		expect(writtenForm(path, "other: 1\ntitle: A\nslug: a\n", fields)).toBe("slug: a\ntitle: A\nother: 1\n");
	});

	it("orders the fields of each entry of a list like the form", () => {
		const { path, fields } = file("redirects.yaml");
		expect(writtenForm(path, "[]", fields)).toBe("[]\n");
		const text = "- to: /games/b\n  from: /games/a\n- gone: true\n  from: /games/c\n";
		expect(writtenForm(path, text, fields)).toBe("- from: /games/a\n  to: /games/b\n- from: /games/c\n  gone: true\n");
	});

	it("changes one line when one word changes", () => {
		const { path, text, fields } = file("boat-attack.yaml");
		const changed = writtenForm(path, text.replace("full throttle", "half throttle"), fields).split("\n");
		expect(text.split("\n").filter((line, index) => line !== changed[index])).toEqual([
			"  headline: Race a speedboat at full throttle",
		]);
	});
});
