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
	screenshotAlts: z.array(line(30, 160)).length(3, "give three texts, one per screenshot"),
});

/** By what a game can be controlled, in the order in which its page names them. */
const controls = ["touch", "mouse", "keys"] as const;
export type Control = (typeof controls)[number];

/** Who plays: one by oneself, with other people, or either way. */
const companies = ["alone", "others", "both"] as const;
export type Company = (typeof companies)[number];

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
		en: text,
		ru: text,
	})
	.refine(({ en, ru }) => (en.teleDollars === undefined) === (ru.teleDollars === undefined), {
		error: "only one language says what T$ do: write it in both, or in neither",
		path: ["teleDollars"],
	});

export type GameFile = z.infer<typeof gameSchema>;
export type GameText = z.infer<typeof text>;
