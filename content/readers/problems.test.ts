import { expect, it } from "vitest";
import { ContentError } from "#content/model/contentError.ts";
import { contentProblems } from "./problems.server.ts";

it("finds nothing in the content as it stands", () => {
	expect(contentProblems()).toEqual([]);
});

it("has the problems of all readers, and each of them once", () => {
	const failing = (...problems: string[]) => {
		return () => {
			throw new ContentError(problems);
		};
	};
	expect(contentProblems([failing("a: one", "a: two"), () => "fine", failing("a: two", "b: three")])).toEqual([
		"a: one",
		"a: two",
		"b: three",
	]);
});

it("does not take a fault of the program for one of the content", () => {
	const broken = () => {
		throw new TypeError("undefined is not a function");
	};
	expect(() => contentProblems([broken])).toThrow(TypeError);
});
