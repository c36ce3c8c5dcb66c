import { describe, expect, it } from "vitest";
import { DRAFT, FINAL, gameFrames, renderSize, siteFrames } from "./shots.ts";

describe("frames", () => {
	it("returns the pictures of a game from its world in a fixed order", () => {
		expect(gameFrames("boat-attack")).toHaveLength(7);
		expect(gameFrames("boat-attack", "tall,icon").map(({ shot }) => shot)).toEqual(["icon", "tall"]);
		expect(gameFrames("boat-attack", "icon")[0]).toMatchObject({
			scene: "worlds/boat-attack",
			folder: "games/boat-attack",
		});
	});

	it("returns the pictures of the site from the scene of their group", () => {
		expect(siteFrames("coin")).toEqual([
			{ scene: "landing/purse", shot: "coin", folder: "site", size: [512, 512], cutout: "transparent" },
		]);
	});

	it("rejects an unknown picture name", () => {
		expect(() => siteFrames("coin,purse")).toThrow(/coin,purse: expected some of .*home-hero/);
	});
});

it("renders small pictures larger and large ones smaller than shown, and drafts at less than half of that", () => {
	expect(renderSize([512, 512], FINAL)).toEqual([640, 640]);
	expect(renderSize([960, 540], FINAL)).toEqual([864, 486]);
	expect(renderSize([2400, 1350], FINAL)).toEqual([1440, 810]);
	expect(renderSize([1600, 900], DRAFT)).toEqual([448, 252]);
});
