import { expect, it } from "vitest";
import { getTextDirection } from "./languages.ts";

it("gives only languages that are written from right to left a text direction", () => {
	const rows = [
		{ code: "ar", dir: "rtl" },
		{ code: "ru", dir: "ltr" },
	] as const;
	expect(["ar", "ru", "fr"].map((code) => getTextDirection(code, rows))).toEqual(["rtl", undefined, undefined]);
	expect(getTextDirection("en")).toBeUndefined();
});
