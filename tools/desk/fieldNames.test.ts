import { expect, it } from "vitest";
import { wordFormat } from "./fieldNames.ts";

it("keeps keys that are numbers from becoming lists, and gives them back", () => {
	const text = JSON.stringify({ errors: { 404: { title: "Off the map" }, home: "Home" } }, null, "\t");
	const words = wordFormat.fromFile(text);
	expect(words).toEqual({ errors: { n404: { title: "Off the map" }, home: "Home" } });
	expect(wordFormat.toFile(words)).toBe(text);
});
