import { expect, it } from "vitest";
import { idlePatterns } from "./chunks.ts";

it("names the patterns that fit no file, and their chunk", () => {
	const chunks = { frame: [/^app\/layouts\//, /^app\/moved\//], games: [/\/GameCard\./] };
	const files = ["app/layouts/Layout.tsx", "app/features/GameCard.tsx"];
	expect(idlePatterns(chunks, files)).toEqual(["/^app\\/moved\\// (frame)"]);
	expect(idlePatterns(chunks, [...files, "app/moved/a.ts"])).toEqual([]);
});
