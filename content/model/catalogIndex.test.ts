import { expect, it } from "vitest";
import { type IndexedGame, packIndex, unpackIndex } from "./catalogIndex.ts";

function game(slug: string, width: number): IndexedGame {
	const picture = (name: string) => ({
		base: `/pictures/${slug}/${name}`,
		width,
		height: 9,
		widths: [4, width],
		placeholderColor: 3,
	});
	const pictures = { preview: picture("a"), tall: picture("b"), icon: picture("c") };
	return { slug, title: slug, studio: "S", genre: ["Racing", "Arcade"], pictures };
}

it("unpacks the same games that were packed, and stores each picture size once", () => {
	const games = [game("one", 8), { ...game("two", 8), released: "2026-04-24" }, game("three", 16)];
	const index = packIndex(games);
	expect(unpackIndex(JSON.parse(JSON.stringify(index)))).toEqual(games);
	expect(index.sizes).toHaveLength(2);
});
