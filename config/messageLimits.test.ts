import { expect, it } from "vitest";
import { type FieldName, type FieldProblem, fieldProblem, normalizeWhitespace } from "./messageLimits.ts";

it.each<[FieldName, string, FieldProblem | undefined]>([
	["name", "Zoë", undefined],
	["name", "", "empty"],
	["name", "n".repeat(100), undefined],
	["name", "n".repeat(101), "long"],
	["name", "🚤".repeat(51), "long"],
	["name", "two\nlines", "format"],
	["name", "a\0b", "format"],
	["email", "ann@example.com", undefined],
	["email", "ann.o'hara+tag@sub.example.museum", undefined],
	["email", "ann@localhost", undefined],
	["email", "ann", "format"],
	["email", "ann@", "format"],
	["email", "ann@-example.com", "format"],
	["email", "ann@example..com", "format"],
	["email", "ann@example-.com", "format"],
	["email", "ann@example.-com", "format"],
	["email", `ann@${"a".repeat(63)}.${"b".repeat(63)}`, undefined],
	["email", `ann@${"a".repeat(64)}.com`, "format"],
	["email", `ann@example.${"b".repeat(64)}`, "format"],
	["email", "ann@exämple.com", undefined],
	["email", "ann@ex ample.com", "format"],
	["email", "ann@example.com\nbcc: all@example.com", "format"],
	["email", `${"a".repeat(242)}@example.com`, undefined],
	["email", `${"a".repeat(243)}@example.com`, "long"],
	["message", "two\nlines", undefined],
	["message", "m".repeat(5_000), undefined],
	["message", "m".repeat(5_001), "long"],
	["message", "half \ud83d a boat", "format"],
	["message", "null \0 byte", "format"],
])("the limits of a contact field %s %.20j: %s", (field, value, problem) => {
	expect(fieldProblem(field, value)).toBe(problem);
});

it("the limits of a contact field ignore surrounding white space, and white space alone counts as empty", () => {
	expect(normalizeWhitespace(" \t\n ")).toBe("");
	expect(normalizeWhitespace("  a\r\nb\rc \u00a0")).toBe("a\nb\nc");
});
