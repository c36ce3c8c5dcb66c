import { describe, expect, it } from "vitest";
import { DRAFT, FINAL, getGameFrames, getRenderSize, getSiteFrames } from "./shots.ts";

describe("pictures to render", () => {
	it("returns the pictures of a game from its world in a fixed order", () => {
		expect(getGameFrames("boat-attack")).toHaveLength(7);
		expect(getGameFrames("boat-attack", "tall,icon").map(({ shot }) => shot)).toEqual(["icon", "tall"]);
		expect(getGameFrames("boat-attack", "icon")[0]).toMatchObject({
			scene: "worlds/boat-attack",
			folder: "games/boat-attack",
		});
	});

	it("returns the pictures of the site from the scene of their group", () => {
		expect(getSiteFrames("coin")).toEqual([
			{ scene: "landing/purse", shot: "coin", folder: "site", size: [512, 512], cutout: "transparent" },
		]);
	});

	it("rejects an unknown picture name", () => {
		expect(() => getSiteFrames("coin,purse")).toThrow(/coin,purse: expected some of .*home-hero/);
	});
});

it("renders small pictures above and large pictures below their final size, and drafts at less than half of that", () => {
	expect(getRenderSize([512, 512], FINAL)).toEqual([640, 640]);
	expect(getRenderSize([960, 540], FINAL)).toEqual([864, 486]);
	expect(getRenderSize([2400, 1350], FINAL)).toEqual([1440, 810]);
	expect(getRenderSize([1600, 900], DRAFT)).toEqual([448, 252]);
});
