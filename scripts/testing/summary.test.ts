import { expect, test } from "vitest";
import { reasonOf } from "./summary.ts";

test("behind a failed test's title stands the first line of its first error, without colours", () => {
	const first = { message: "\u001b[31mError: wider than the window\u001b[39m\n\nexpected: []" };
	expect(reasonOf([first, { message: "another" }])).toBe(": Error: wider than the window");
});

test("nothing stands there where no error is known", () => {
	expect(reasonOf([])).toBe("");
	expect(reasonOf([{}])).toBe("");
});
