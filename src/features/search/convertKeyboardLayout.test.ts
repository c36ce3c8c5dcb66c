import { describe, expect, it } from "vitest";
import { convertKeyboardLayout } from "./convertKeyboardLayout.ts";

describe("convertKeyboardLayout", () => {
	it.each([
		["ищфе", "boat"],
		["ujyrb", "гонки"],
		["ИЩФЕ 2", "boat 2"],
		["`krf", "ёлка"],
		[":fkj,f", "жалоба"],
		["ИФЕЕДУ ИЩФЕ", "battle boat"],
		["boat ищфе", "boat boat"],
		["5 Е;", "5 t;"],
		['{}:"<>~', "хъжэбюё"],
		["[];',.`", "хъжэбюё"],
	])("reads %j as %j on the other keyboard layout", (typed, meant) => {
		expect(convertKeyboardLayout(typed)).toBe(meant);
	});

	it("restores a text without shifted keys when applied twice", () => {
		expect(convertKeyboardLayout(convertKeyboardLayout("boat attack, 2"))).toBe("boat attack, 2");
	});
});
