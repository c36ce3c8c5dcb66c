import { expect, it } from "vitest";
import { wordFormat } from "./fieldNames.ts";

it("escapes numeric keys so that they do not become lists, and restores them", () => {
	const text = JSON.stringify({ errors: { 404: { title: "Off the map" }, home: "Home" } }, null, "\t");
	const words = wordFormat.fromFile(text);
	expect(words).toEqual({ errors: { n404: { title: "Off the map" }, home: "Home" } });
	expect(wordFormat.toFile(words)).toBe(text);
});
