import { expect, it } from "vitest";
import { readPoint } from "./document.ts";

it.each([
	["We decide in time. (#4.2)", "We decide in time.", ["4.2"]],
	["We decide in time.   (#4.2, #14.13, #24.33)", "We decide in time.", ["4.2", "14.13", "24.33"]],
	["We decide (mostly) in time. (#10.12)", "We decide (mostly) in time.", ["10.12"]],
	["We decide in time.", "We decide in time.", []],
	["We decide (#4.2) in time.", "We decide (#4.2) in time.", []],
	["We decide in time. (#4)", "We decide in time. (#4)", []],
	["We decide in time. (#4.2 #4.3)", "We decide in time. (#4.2 #4.3)", []],
])("parses a summary point with the clauses that it refers to: %s", (written, text, clauses) => {
	expect(readPoint(written)).toEqual({ text, clauses });
});
