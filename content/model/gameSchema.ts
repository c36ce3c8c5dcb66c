import { z } from "zod";
import { keywords, line, slug } from "./fields.ts";
import { genres } from "./genres.ts";

const words = (minimum: number, maximum: number) =>
	z
		.string()
		.trim()
		.refine((text) => count(text) >= minimum && count(text) <= maximum, {
			error: ({ input }) =>
				`it has ${count(String(input))} words; write ${minimum} to ${maximum}, paragraphs apart by a blank line`,
		});

function count(text: string): number {
	return text.split(/\s+/).filter(Boolean).length;
}

/** What a game says in one language. `summary` is also the page's meta description. */
const text = z.strictObject({
	headline: line(8, 48),
	summary: line(50, 160),
	/** What people look for it by and no other field says: the search reads those of every language. */
	keywords: keywords().optional(),
	description: words(80, 150),
	/** What T$ do in it, in a sentence. */
	teleDollars: line(20, 120).optional(),
	/** What moves in its clip, for people who cannot see it. */
	clipDescription: line(30, 160).optional(),
	screenshotAlts: z.array(line(30, 160)).length(3, "give three texts, one per screenshot"),
});

/** By what a game can be controlled, in the order in which its page names them. */
const controls = ["touch", "mouse", "keys"] as const;
export type Control = (typeof controls)[number];

/** Who plays: one by oneself, with other people, or either way. */
const companies = ["alone", "others", "both"] as const;
export type Company = (typeof companies)[number];

/** A language by its code: one that has a name in English, so that a slip such as `eng` or `ua` is told. */
const language = z.string().refine((code) => /^[a-z]{2,3}$/.test(code) && englishNames.of(code) !== code, {
	error: ({ input }) => `"${input}" is no language's code: write en, ru, id or the like`,
});

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const oneOf = (values: readonly string[]) => ({
	error: ({ input }: { input?: unknown }) => `"${input}" is none: use ${values.join(", ")}`,
});

/** Places of the home page for featured games. */
export const placeCount = 20;

const place = `choose a place from 1 to ${placeCount}`;

const oneGenre = z.enum(genres, {
	error: ({ input }) => `"${input}" is none: use genres of content/model/genres.ts: ${genres.join(", ")}`,
});

const genreList = z
	.string()
	.transform((value) => value.split(",").map((genre) => genre.trim()))
	.pipe(z.array(oneGenre).min(1));

/** One file of `content/games` (product 5, Game). Unknown fields are errors, so that a misspelt one is not lost. */
export const gameSchema = z
	.strictObject({
		slug: slug("games"),
		title: line(2, 40),
		studio: line(2, 40),
		genre: genreList,
		featured: z.int(place).min(1, place).max(placeCount, place).optional(),
		/** Where the game is played, if not at the marketplace's address for its slug. */
		play: z.url({ protocol: /^https$/, error: "write a whole address that begins with https://" }).optional(),
		/** Folder of the game's pictures under `art/sources/games`; its own slug unless given. */
		pictures: z.string().optional(),
		/** What its page shows beside genre and studio where it stands. */
		controls: z
			.array(z.enum(controls, oneOf(controls)))
			.min(1, "name at least one, or leave the field out")
			.optional(),
		/** Length of a usual round, in minutes. */
		round: z.int("write whole minutes, such as 3").min(1, "write whole minutes from 1").max(120).optional(),
		players: z.enum(companies, oneOf(companies)).optional(),
		/** Codes of the languages that the game itself speaks. */
		languages: z
			.array(language)
			.min(1, "name at least one, or leave the field out")
			.refine((codes) => new Set(codes).size === codes.length, "a language stands there twice; take one of them out")
			.optional(),
		/** From how many years on it is meant to be played. */
		age: z.int("write whole years, such as 6").min(1, "write years from 1, or leave the field out").max(18).optional(),
		/** The day of its release. The catalogue's newest come first by it; games without one come after them. */
		released: z.iso.date("write a day of the calendar as 2026-04-24").optional(),
		en: text,
		ru: text,
	})
	.refine(({ en, ru }) => (en.teleDollars === undefined) === (ru.teleDollars === undefined), {
		error: "only one language says what T$ do: write it in both, or in neither",
		path: ["teleDollars"],
	});

export type GameFile = z.infer<typeof gameSchema>;
export type GameText = z.infer<typeof text>;
