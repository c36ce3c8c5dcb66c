import { expect, it } from "vitest";
import { ContentError } from "#content/model/contentError.ts";
import { contentProblems } from "./problems.server.ts";

it("finds no problem in the committed content", () => {
	expect(contentProblems()).toEqual([]);
});

it("lists the problems of all readers without duplicates", () => {
	const createFailure = (...problems: string[]) => {
		return () => {
			throw new ContentError(problems);
		};
	};
	expect(
		contentProblems([createFailure("a: one", "a: two"), () => "fine", createFailure("a: two", "b: three")]),
	).toEqual(["a: one", "a: two", "b: three"]);
});

it("throws errors of the program instead of reporting them as content problems", () => {
	const broken = () => {
		throw new TypeError("undefined is not a function");
	};
	expect(() => contentProblems([broken])).toThrow(TypeError);
});
