import { expect, it } from "vitest";
import { physicalIn, physicalRules } from "./physicalRules.ts";

it.each([
	["margin-left: 1rem", true],
	["border-top-right-radius: 4px", true],
	["right: 0", true],
	["text-align: left", true],
	["background: linear-gradient(to right, red, blue)", true],
	["transform: translateX(-50%)", true],
	["inset: 0 auto 0 0", true],
	["padding: 0 calc((1px + 2px) * 2) 0 max(1px, calc(2px * (1 + 1)))", true],
	["border-radius: 4px 0 0 4px", true],
	["margin-inline-start: 1rem", false],
	["margin: 0 auto 1px auto", false],
	["padding: clamp(1px, 2vw, 3px) 0", false],
	["border-radius: 4px 4px 0 0", false],
	["text-align: start", false],
	["color: var(--left)", false],
])("knows whether a rule stays as it is in a language from right to left: %s", (rule, isPhysical) => {
	expect(physicalIn(`/* left: 0; */\n.a {\n\t${rule};\n}`)).toEqual(isPhysical ? [`3: ${rule}`] : []);
});

it("finds no single side named in a property: write margin-inline-start for margin-left, inset-inline-end for right", () => {
	expect(physicalRules().filter((rule) => /: [a-z-]*(?:left|right)[a-z-]*: /.test(rule))).toEqual([]);
});
