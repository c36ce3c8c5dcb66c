import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClips } from "#content/model/clip.ts";
import type { GenreName } from "#content/model/genres.ts";
import type { Picture } from "#content/model/picture.ts";
import type { Game } from "./readGames.server.ts";

const folder = vi.hoisted(() => ({
	games: [] as Game[],
	reads: [] as string[],
	clips: {} as Record<string, GameClips>,
}));
vi.mock("./clips.server.ts", () => ({ clipOf: (slug: string) => folder.clips[slug] ?? {} }));
vi.mock("./pictures.server.ts", () => ({ readPictures: () => () => undefined }));
vi.mock("./readGames.server.ts", () => ({
	readGames: (name: string) => {
		folder.reads.push(name);
		return folder.games;
	},
}));

function picture(base: string): Picture {
	return { base, width: 4, height: 3, widths: [4], tone: 0 };
}

function game(slug: string, genre: GenreName, featured?: number, studio = `Studio of ${slug}`): Game {
	const text = { headline: "h", summary: "s", description: `${slug} in English`, screenshotAlts: ["a", "b", "c"] };
	return {
		slug,
		lender: slug,
		title: slug.toUpperCase(),
		studio,
		genre: [genre, "Action"],
		featured,
		texts: { en: text, ru: { ...text, description: `${slug} in Russian`, screenshotAlts: ["а", "б", "в"] } },
		pictures: {
			icon: picture("icon"),
			preview: picture("preview"),
			tall: picture("tall"),
			background: picture("background"),
			"screenshot-1": picture("one"),
			"screenshot-2": picture("two"),
			"screenshot-3": picture("three"),
		},
	};
}

const racing = ["r1", "r2", "r3", "r4"];
const puzzles = ["p1", "p2"];

/** A catalog of its own per test: the module reads the folder once. */
async function catalog() {
	vi.resetModules();
	return import("./games.server.ts");
}

beforeEach(() => {
	folder.reads = [];
	folder.clips = {};
	folder.games = [
		...racing.map((slug, index) => game(slug, "Racing", index + 1)),
		...puzzles.map((slug) => game(slug, "Puzzle")),
		game("c1", "Clicker"),
	];
});

describe("getRelatedGames", () => {
	const like = async (slug: string, limit: number) => {
		const { getRelatedGames } = await catalog();
		return getRelatedGames(slug, limit).map((other) => other.slug);
	};

	it("returns games of the same first genre first, starting after the game itself", async () => {
		expect(await like("r1", 3)).toEqual(["r2", "r3", "r4"]);
		expect(await like("r3", 3)).toEqual(["r4", "r1", "r2"]);
	});

	it("treats Shooter and Shooting as one genre", async () => {
		folder.games.push(game("s1", "Shooter"), game("s2", "Shooting"));
		expect(await like("s1", 1)).toEqual(["s2"]);
	});

	it("returns games that share another genre before games that share none", async () => {
		folder.games.unshift({ ...game("a1", "Arcade"), genre: ["Arcade"] });
		expect(await like("c1", 2)).toEqual(["r1", "r2"]);
		expect((await like("c1", 9)).at(-1)).toBe("a1");
	});

	it("returns games of the same studio after those of the same genre", async () => {
		folder.games.unshift(game("c2", "Arcade", undefined, "Studio of c1"));
		folder.games.push(game("c3", "Puzzle", undefined, "Studio of c1"));
		expect(await like("c1", 3)).toEqual(["c3", "c2", "r1"]);
		expect(await like("p2", 3)).toEqual(["c3", "p1", "c1"]);
	});

	it("returns the rest of the catalog last, starting after the game itself", async () => {
		expect(await like("p2", 3)).toEqual(["p1", "c1", "r1"]);
		expect(await like("c1", 2)).toEqual(["r1", "r2"]);
	});

	it("returns as many games as requested, without the game itself and without duplicates", async () => {
		const { getRelatedGames, gameSlugs } = await catalog();
		for (const slug of gameSlugs()) {
			for (let limit = 1; limit <= 6; limit++) {
				const slugs = getRelatedGames(slug, limit).map((other) => other.slug);
				expect(slugs, `${slug}, ${limit}`).toHaveLength(limit);
				expect(slugs).not.toContain(slug);
				expect(new Set(slugs).size).toBe(limit);
			}
		}
	});

	it("gives the same studio as the reason before the same genre, and no reason for other games", async () => {
		folder.games.push(
			game("r5", "Racing", undefined, "Studio of r1"),
			game("c2", "Clicker", undefined, "Studio of r1"),
			{ ...game("n1", "Puzzle"), genre: ["Puzzle"] },
		);
		const reasons = new Map((await catalog()).getRelatedGames("r1", 9).map(({ slug, reason }) => [slug, reason]));
		expect(reasons.get("r2")).toEqual({ genre: "racing" });
		expect(reasons.get("p1"), "the second genre of both").toEqual({ genre: "action" });
		expect(reasons.get("r5")).toEqual({ studio: "Studio of r1" });
		expect(reasons.get("c2")).toEqual({ studio: "Studio of r1" });
		expect(reasons.get("n1")).toBeUndefined();
	});

	it("returns the same games in every build, and all other games of a small catalog", async () => {
		const first = (await catalog()).getRelatedGames("p1", 20);
		const second = (await catalog()).getRelatedGames("p1", 20);
		expect(second).toEqual(first);
		expect(first).toHaveLength(6);
	});

	it("returns no games for an unknown game", async () => {
		expect((await catalog()).getRelatedGames("unknown", 5)).toEqual([]);
	});
});

describe("featuredGames", () => {
	it("returns the games with a featured place, with only the fields of a card", async () => {
		const [first, ...others] = (await catalog()).featuredGames();
		expect(first).toEqual({
			slug: "r1",
			title: "R1",
			genres: ["Racing", "Action"],
			preview: picture("preview"),
			tall: picture("tall"),
			background: picture("background"),
		});
		expect(others.map(({ slug }) => slug)).toEqual(["r2", "r3", "r4"]);
	});
});

describe("studios", () => {
	beforeEach(() => {
		folder.games = [
			...Array.from({ length: 26 }, (_, index) => game(`z${index}`, "Racing", undefined, "Zebra Works")),
			game("a1", "Puzzle", undefined, "Öresund & Co"),
			game("b1", "Puzzle", undefined, "Bay"),
			game("z26", "Puzzle", undefined, "Zebra Works"),
		];
	});

	it("are listed by name, each with all of its games", async () => {
		const { studios } = await catalog();
		expect(studios().map(({ slug, name, games }) => [slug, name, games.length])).toEqual([
			["bay", "Bay", 1],
			["oresund-co", "Öresund & Co", 1],
			["zebra-works", "Zebra Works", 27],
		]);
	});

	it("have their first 24 games, the total number of games and two icons", async () => {
		const studio = (await catalog()).findStudio("zebra-works");
		expect(studio).toMatchObject({ slug: "zebra-works", name: "Zebra Works", total: 27 });
		expect(studio?.games.map(({ slug }) => slug)).toEqual(Array.from({ length: 24 }, (_, index) => `z${index}`));
		expect(studio?.icons).toEqual([picture("icon"), picture("icon")]);
	});

	it("are undefined for an unknown slug", async () => {
		const { findStudio } = await catalog();
		for (const slug of ["", "bays", "constructor"]) expect(findStudio(slug), slug).toBeUndefined();
	});
});

describe("findGame", () => {
	it("returns Russian texts in Russian and English texts in all other languages", async () => {
		const { findGame } = await catalog();
		expect(findGame("p1", "ru")?.description).toBe("p1 in Russian");
		expect(findGame("p1", "en")?.description).toBe("p1 in English");
		expect(findGame("p1", "id")?.description).toBe("p1 in English");
	});

	it("returns each screenshot with its alternative text", async () => {
		const { findGame } = await catalog();
		expect(findGame("p1", "ru")?.screenshots.map(({ picture: { base }, alt }) => [base, alt])).toEqual([
			["one", "а"],
			["two", "б"],
			["three", "в"],
		]);
	});

	describe("for a game with a video clip", () => {
		const files = { av1: "/clips/p2/page.1.webm", h264: "/clips/p2/page.2.mp4" };
		const clip = { ...files, width: 960, height: 540, seconds: 2 };
		beforeEach(() => {
			folder.clips = { p2: { card: clip, page: { ...clip, poster: picture("clip") } } };
		});
		const clipOn = async (slug: string, language: "en" | "ru" = "en") =>
			(await catalog()).findGame(slug, language)?.clip;

		it("returns the files, the first frame and the description of the clip in the page's language", async () => {
			const [p1, p2] = puzzles.map((slug) => game(slug, "Puzzle")) as [Game, Game];
			const { en, ru } = p2.texts;
			folder.games = [p1, { ...p2, texts: { en: { ...en, clipDescription: "A cat falls off" }, ru } }];
			const shown = { ...files, poster: picture("clip") };
			expect(await clipOn("p2")).toEqual({ ...shown, description: "A cat falls off" });
			expect(await clipOn("p2", "ru")).toEqual(shown);
			expect(await clipOn("p1")).toBeUndefined();
		});

		it("returns the clip for a game that borrows the pictures of another game", async () => {
			folder.games = [{ ...game("p1", "Puzzle"), lender: "p2" }];
			expect(await clipOn("p1")).toMatchObject(files);
		});

		it("returns no clip without a first frame, because nothing could be shown before it plays", async () => {
			folder.clips = { p2: { page: clip } };
			expect(await clipOn("p2")).toBeUndefined();
		});
	});

	it("returns nothing for an unknown game or a name from Object.prototype", async () => {
		const { findGame } = await catalog();
		expect(findGame("unknown", "en")).toBeUndefined();
		expect(findGame("constructor", "en")).toBeUndefined();
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
	folder.games = [
		game("now", "Racing", 1),
		{ ...game("later", "Racing", 2, "Studio to come"), publishFrom: "2999-01-01" },
		{ ...game("lending", "Puzzle"), publishFrom: "2999-01-01" },
		{ ...game("borrowing", "Puzzle"), lender: "lending" },
	];
	const read = await catalog();
	expect(read.gameSlugs()).toEqual(["now", "borrowing"]);
	expect(read.findGame("later", "en")).toBeUndefined();
	expect(read.featuredGames().map(({ slug }) => slug)).toEqual(["now"]);
	expect(read.getRelatedGames("now", 5).map(({ slug }) => slug)).toEqual(["borrowing"]);
	expect(read.studios().map(({ name }) => name)).not.toContain("Studio to come");
	expect(read.allGameSlugs()).toContain("later");
	expect(read.hiddenGameSlugs()).toEqual(["later"]);
	expect(read.scheduledGames()).toEqual([
		{ entry: "games/later", from: "2999-01-01" },
		{ entry: "games/lending", from: "2999-01-01" },
	]);
	vi.stubEnv("CONTENT_AT", "2999-01-01");
	const then = await catalog();
	expect(then.gameSlugs()).toContain("later");
	expect(then.scheduledGames()).toEqual([]);
});
