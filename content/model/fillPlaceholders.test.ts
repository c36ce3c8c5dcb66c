import { expect, it } from "vitest";
import { fillPlaceholders } from "./fillPlaceholders.ts";

const values = { entity: "A s.r.o.", email: "a@b.example" };

it("replaces every occurrence of a known placeholder", () => {
	expect(fillPlaceholders("{{entity}} and {{entity}},\n{{email}}", values)).toEqual({
		text: "A s.r.o. and A s.r.o.,\na@b.example",
		problems: [],
	});
});

it.each(["{{enity}}", "{{ entity }}", "{{}}", "{{constructor}}"])(
	"reports the line of the unknown placeholder %s",
	(written) => {
		expect(fillPlaceholders(`one\ntwo ${written}`, values).problems).toEqual([
			{ line: 2, problem: `unknown placeholder ${written}. Write one of {{entity}}, {{email}}` },
		]);
	},
);
