import { expect, it } from "vitest";
import { platformFeeCap, teleDollarValue } from "./facts.ts";
import { fillFacts } from "./factVariables.ts";

it("puts figures into a text by their names, and leaves what names none as it stands", () => {
	expect(fillFacts("{{platformFeeCap}} %, {{teleDollarValue}} and {{count}}, {{toString}}, {{}}")).toBe(
		`${platformFeeCap.value} %, ${teleDollarValue.value} and {{count}}, {{toString}}, {{}}`,
	);
});
