import type { Breakage } from "./breakage.ts";

/** What the catalogue and the games' pages do beyond showing games. */
export const gameBreakages: readonly Breakage[] = [
	{
		id: "genres-narrow-each-other",
		met: "Whoever chooses two genres sees only the games that belong to both, against what the page says.",
		topic: "Catalogue: genres combine",
		edits: [
			{
				file: "app/pages/games/useCatalogueSearch.ts",
				find: "genres.some((genre) => hasGenre(game.genres, genre))",
				replace: "genres.every((genre) => hasGenre(game.genres, genre))",
			},
		],
		rebuild: "app",
		watch: {
			layer: "browser",
			tests: ["tests/catalogue-search.spec.ts"],
			title: "several genres show the games of any",
		},
	},
	{
		id: "games-without-a-day-come-first",
		met: "The order New begins with games of which nobody knows when they were released.",
		topic: "Catalogue: the newest first",
		edits: [
			{
				file: "app/pages/games/inOrder.ts",
				find: 'compareDays(one = "", other = "")',
				replace: 'compareDays(one = "9", other = "9")',
			},
		],
		watch: { layer: "unit", tests: ["app/pages/games/inOrder.test.ts"], title: "puts the newest first" },
	},
	{
		id: "games-kept-without-being-asked",
		met: "The browser keeps which games somebody looked at, though nobody asked for that list.",
		topic: "Cookie policy 3.4: recent games",
		edits: [
			{
				file: "app/features/recent/recentGames.ts",
				find: "const kept = recentGames();\n\tif (kept) keep",
				replace: "const kept = recentGames() ?? [];\n\tif (kept) keep",
			},
		],
		watch: { layer: "unit", tests: ["app/features/recent/recentGames.test.ts"], title: "has not asked for a list" },
	},
	{
		id: "screenshot-grows-from-the-corner",
		met: "A screenshot that is opened comes from the window's corner, not from where it stood.",
		topic: "Game: screenshots enlarge in place",
		edits: [
			{
				file: "app/pages/game/flyBetween.ts",
				find: "there.left - here.left",
				replace: "-here.left",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/screenshot-zoom.spec.ts"], title: "grows from where it stood" },
	},
	{
		id: "same-studio-called-same-genre",
		met: "A game of the same studio is recommended as one of the same genre.",
		topic: "Game: Play next says why",
		edits: [
			{
				file: "content/readers/games.server.ts",
				find: "if (other.studio === game.studio) return",
				replace: "if (other.title === game.title) return",
			},
		],
		watch: { layer: "unit", tests: ["content/readers/games.test.ts"], title: "says why" },
	},
];
