import { beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#config/site.ts";
import type { GameClips } from "./clips.server.ts";
import { createGame, createPicture } from "./createGame.testUtils.ts";
import type { CatalogGame } from "./readGames.server.ts";

const folder = vi.hoisted(() => ({
	games: [] as CatalogGame[],
	reads: [] as string[],
	clips: {} as Record<string, GameClips>,
}));
vi.mock("./clips.server.ts", () => ({ getGameClips: (slug: string) => folder.clips[slug] ?? {} }));
vi.mock("./pictures.server.ts", () => ({ readPictures: () => () => undefined }));
vi.mock("./readGames.server.ts", () => ({
	readGames: (name: string) => {
		folder.reads.push(name);
		return folder.games;
	},
}));

const racingGames = ["r1", "r2", "r3", "r4"].map((slug, index) =>
	createGame(slug, ["Racing", "Action"], { featured: index + 1 }),
);
const puzzleGames = ["p1", "p2"].map((slug) => createGame(slug, ["Puzzle", "Action"])) as [CatalogGame, CatalogGame];
const clickerGame = createGame("c1", ["Clicker", "Action"]);

/** Loads the module again, because it reads the folder once. */
async function catalog() {
	vi.resetModules();
	return import("./games.server.ts");
}

beforeEach(() => {
	folder.reads = [];
	folder.clips = {};
	folder.games = [...racingGames, ...puzzleGames, clickerGame];
});

describe("getRelatedGames", () => {
	const shooterGames = [createGame("s1", ["Shooter"]), createGame("s2", ["Shooting"])];
	const arcadeGame = createGame("a1", ["Arcade"]);
	const sameStudio = [
		createGame("c2", ["Arcade", "Action"], { studio: clickerGame.studio }),
		createGame("c3", ["Puzzle", "Action"], { studio: clickerGame.studio }),
	];

	it.each([
		["of the same first genre first, starting after the game itself", "r1", ["r2", "r3", "r4"], []],
		["of the same first genre from the start of the catalog after its end", "r3", ["r4", "r1", "r2"], []],
		["of Shooter and Shooting as one genre", "s1", ["s2"], shooterGames],
		["with another genre in common before the rest", "c1", ["r1", "r2", "r3", "r4", "p1", "p2", "a1"], [arcadeGame]],
		["of the same studio after those of the same genre", "p2", ["c3", "p1", "c1"], sameStudio],
		["of the same studio before all others", "c1", ["c2", "c3", "r1"], sameStudio],
		["of other genres last, starting after the game itself", "p2", ["p1", "c1", "r1"], []],
	])("returns games %s", async (_, slug, slugs, others) => {
		folder.games.push(...others);
		const { getRelatedGames } = await catalog();
		expect(getRelatedGames(slug, slugs.length).map((game) => game.slug)).toEqual(slugs);
	});

	it("returns as many games as requested and as there are, without the game itself and without duplicates", async () => {
		const { getRelatedGames, gameSlugs } = await catalog();
		for (const slug of gameSlugs()) {
			for (const maxGames of [1, 2, 3, 4, 5, 6, 20]) {
				const slugs = getRelatedGames(slug, maxGames).map((other) => other.slug);
				expect(slugs, `${slug}, ${maxGames}`).toHaveLength(Math.min(maxGames, 6));
				expect(slugs).not.toContain(slug);
				expect(new Set(slugs).size).toBe(slugs.length);
			}
		}
		expect(getRelatedGames("unknown", 5)).toEqual([]);
	});

	it("gives the same studio as the reason before the same genre, and no reason for other games", async () => {
		const studio = "Studio of r1";
		folder.games.push(createGame("r5", ["Racing"], { studio }), createGame("n1", ["Puzzle"]));
		const reasonsBySlug = new Map((await catalog()).getRelatedGames("r1", 9).map(({ slug, reason }) => [slug, reason]));
		expect(reasonsBySlug.get("r2")).toEqual({ genre: "racing" });
		expect(reasonsBySlug.get("p1"), "the second genre of both").toEqual({ genre: "action" });
		expect(reasonsBySlug.get("r5")).toEqual({ studio });
		expect(reasonsBySlug.get("n1")).toBeUndefined();
	});
});

it("featuredGames returns the games with a featured place", async () => {
	expect((await catalog()).featuredGames()).toEqual(racingGames);
});

it("studios are listed by name with all of their games, and a studio has its first 24 games and two icons", async () => {
	const zebraGames = Array.from({ length: 27 }, (_, index) =>
		createGame(`z${index}`, ["Racing"], { studio: "Zebra Works" }),
	);
	const others = ["Öresund & Co", "Bay"].map((studio) => createGame(studio, ["Puzzle"], { studio }));
	folder.games = [...zebraGames.slice(0, 26), ...others, ...zebraGames.slice(26)];
	const { listStudios, findStudio } = await catalog();
	expect(listStudios().map(({ slug, name, games }) => [slug, name, games.length])).toEqual([
		["bay", "Bay", 1],
		["oresund-co", "Öresund & Co", 1],
		["zebra-works", "Zebra Works", 27],
	]);
	const studio = findStudio("zebra-works");
	expect(studio).toMatchObject({ slug: "zebra-works", name: "Zebra Works", total: 27 });
	expect(studio?.games.map(({ slug }) => slug)).toEqual(zebraGames.slice(0, 24).map(({ slug }) => slug));
	expect(studio?.icons).toEqual([createPicture("icon"), createPicture("icon")]);
	for (const slug of ["", "bays", "constructor"]) expect(findStudio(slug), slug).toBeUndefined();
});

describe("findGame", () => {
	it("returns Russian texts in Russian and English texts in all other languages", async () => {
		const { findGame } = await catalog();
		expect(findGame("p1", "ru")?.description).toBe("p1 in Russian");
		expect(findGame("p1", "en")?.description).toBe("p1 in English");
		expect(findGame("p1", "id")?.description).toBe("p1 in English");
		for (const slug of ["unknown", "constructor"]) expect(findGame(slug, "en")).toBeUndefined();
	});

	it("returns the game's address in the marketplace, or its own if it has one", async () => {
		const play = "https://boats.example/play";
		folder.games.push(createGame("own", ["Racing"], { play }));
		const { findGame } = await catalog();
		expect(findGame("own", "en")?.play).toBe(play);
		expect(findGame("p1", "en")?.play).toBe(site.links.game.replace("{slug}", "p1"));
	});

	it("returns each screenshot with its alternative text", async () => {
		const { findGame } = await catalog();
		expect(findGame("p1", "ru")?.screenshots.map(({ picture: { base }, alt }) => [base, alt])).toEqual([
			["screenshot-1", "а"],
			["screenshot-2", "б"],
			["screenshot-3", "в"],
		]);
	});

	it("returns the files, first frame and description of a clip, also of the game that lends its pictures", async () => {
		const files = { av1: "/clips/p2/page.1.webm", h264: "/clips/p2/page.2.mp4" };
		const [clip, poster] = [{ ...files, width: 960, height: 540, seconds: 2 }, createPicture("clip")];
		folder.clips = { p2: { card: clip, page: { ...clip, poster } } };
		const [p1, p2] = puzzleGames;
		const borrowingGame = { ...clickerGame, pictureSource: "p2" };
		folder.games = [p1, { ...p2, en: { ...p2.en, clipDescription: "A cat falls off" } }, borrowingGame];
		const { findGame } = await catalog();
		expect(findGame("p2", "en")?.clip).toEqual({ ...files, poster, description: "A cat falls off" });
		expect(findGame("p2", "ru")?.clip).toEqual({ ...files, poster });
		expect(findGame("p1", "en")?.clip).toBeUndefined();
		expect(findGame("c1", "en")?.clip).toMatchObject(files);
		// Without a poster, nothing could be shown before it plays.
		folder.clips = { p2: { page: clip } };
		expect((await catalog()).findGame("p2", "en")?.clip).toBeUndefined();
	});
});

it("reads the folder once, and another folder when CONTENT_GAMES is set", async () => {
	const { gameSlugs, featuredGames } = await catalog();
	gameSlugs();
	featuredGames();
	expect(folder.reads).toEqual(["content/games"]);
	vi.stubEnv("CONTENT_GAMES", "elsewhere");
	(await catalog()).gameSlugs();
	expect(folder.reads).toEqual(["content/games", "elsewhere"]);
});

it("leaves out unpublished games, and hides their pictures unless a public game borrows them", async () => {
	const publishFrom = "2999-01-01";
	folder.games = [
		createGame("now", ["Racing"], { featured: 1 }),
		createGame("later", ["Racing"], { featured: 2, studio: "Studio to come", publishFrom }),
		createGame("lending", ["Puzzle"], { publishFrom }),
		createGame("borrowing", ["Puzzle"], { pictureSource: "lending" }),
	];
	const read = await catalog();
	expect(read.gameSlugs()).toEqual(["now", "borrowing"]);
	expect(read.findGame("later", "en")).toBeUndefined();
	expect(read.featuredGames().map(({ slug }) => slug)).toEqual(["now"]);
	expect(read.getRelatedGames("now", 5).map(({ slug }) => slug)).toEqual(["borrowing"]);
	expect(read.listStudios().map(({ name }) => name)).not.toContain("Studio to come");
	expect(read.allGameSlugs()).toContain("later");
	expect(read.hiddenGameSlugs()).toEqual(["later"]);
	expect(read.scheduledGames()).toEqual([
		{ entry: "games/later", from: publishFrom },
		{ entry: "games/lending", from: publishFrom },
	]);
	vi.stubEnv("CONTENT_AT", publishFrom);
	const laterCatalog = await catalog();
	expect(laterCatalog.gameSlugs()).toContain("later");
	expect(laterCatalog.scheduledGames()).toEqual([]);
});
