import { expect, it } from "vitest";
import { decodeForm } from "./decodeForm.ts";

it.each<[string, [string, string][]]>([
	["", []],
	[
		"a=1&b=two+words&c=%D0%9F%26",
		[
			["a", "1"],
			["b", "two words"],
			["c", "П&"],
		],
	],
	[
		"a&&=b&c==d",
		[
			["a", ""],
			["", "b"],
			["c", "=d"],
		],
	],
	[
		"m=line%0D%0Aline&plus=%2B",
		[
			["m", "line\r\nline"],
			["plus", "+"],
		],
	],
])("takes %j apart", (text, fields) => {
	expect(decodeForm(text)).toEqual(fields);
});

it.each(["a=%FF", "a=%C0%AF", "%ED%A0%80=a", "a=%", "a=%zz"])("refuses %s, which is no text", (text) => {
	expect(() => decodeForm(text)).toThrow(expect.objectContaining({ status: 400, code: "malformed" }));
});

it("refuses more fields than anybody has", () => {
	expect(() => decodeForm("a=b&".repeat(51))).toThrow(expect.objectContaining({ status: 422 }));
	expect(decodeForm("a=b&".repeat(50))).toHaveLength(50);
});
