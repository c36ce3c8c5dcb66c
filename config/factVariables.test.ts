import { expect, it } from "vitest";
import { platformFeeCap, teleDollarValue } from "./facts.ts";
import { fillFacts } from "./factVariables.ts";

it("replaces the names of figures in a text and leaves unknown names unchanged", () => {
	expect(fillFacts("{{platformFeeCap}} %, {{teleDollarValue}} and {{count}}, {{toString}}, {{}}")).toBe(
		`${platformFeeCap.value} %, ${teleDollarValue.value} and {{count}}, {{toString}}, {{}}`,
	);
});
