import { describe, expect, it } from "vitest";
import { applyEdit } from "./applyEdit.ts";

const edit = { file: "server/answer.ts", find: "status: 404", replace: "status: 200" };

describe("an edit", () => {
	it("replaces the one place that it matches", () => {
		expect(applyEdit("lie", edit, "{ status: 404 }")).toBe("{ status: 200 }");
		expect(applyEdit("lie", { ...edit, find: /(status): \d+/, replace: "$1: 1" }, "{ status: 404 }")).toBe(
			"{ status: 1 }",
		);
	});

	it("takes a plain replacement as it stands", () => {
		expect(applyEdit("lie", { ...edit, replace: "$1 $&" }, "status: 404")).toBe("$1 $&");
	});

	it.each([
		["nothing", "status: 500"],
		["2 places", "status: 404 status: 404"],
	])("that matches %s names breakage, file and remedy", (found, text) => {
		expect(() => applyEdit("lie", edit, text)).toThrow(
			`Breakage "lie": its edit of server/answer.ts matches ${found}, not one place: status: 404. Correct "find" in scripts/breakages/faults.`,
		);
	});
});
