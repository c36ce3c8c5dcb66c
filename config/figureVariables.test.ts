import { expect, it } from "vitest";
import { platformFeeCap, teleDollarValue } from "./figures.ts";
import { fillFigures } from "./figureVariables.ts";

it("replaces the names of figures in a text and leaves unknown names unchanged", () => {
	expect(fillFigures("{{platformFeeCap}} %, {{teleDollarValue}} and {{count}}, {{toString}}, {{}}")).toBe(
		`${platformFeeCap.value} %, ${teleDollarValue.value} and {{count}}, {{toString}}, {{}}`,
	);
});
