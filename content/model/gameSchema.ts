import { z } from "zod";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { keywordsField, lineField, plainField, publishFrom, slug } from "./fields.ts";
import { genres } from "./genres.ts";

const words = (minimum: number, maximum: number) =>
	plainField(/<br\s*\/?>/gi).refine((text) => count(text) >= minimum && count(text) <= maximum, {
		error: ({ input }) => {
			const found = count(String(input));
			const unit = found === 1 ? "word" : "words";
			return `it has ${found} ${unit}; write ${minimum} to ${maximum}, paragraphs apart by a blank line`;
		},
	});

function count(text: string): number {
	return text.split(/\s+/).filter(Boolean).length;
}

/** A game's texts in one language. `summary` is also the meta description. */
export const gameText = z.strictObject({
	headline: lineField(8, 48).meta({ title: "Headline", description: "Stands below the title on the game's page." }),
	summary: lineField(50, 160).meta({
		title: "Summary",
		description: "Shown on cards, and below the title in search results.",
	}),
	keywords: keywordsField().optional().meta({
		title: "Search words",
		description: "What people look for it by and no other field says, with commas between them: at most 16.",
	}),
	description: words(80, 150).meta({
		title: "Description",
		description: "80 to 150 words. A blank line begins a paragraph.",
		long: true,
	}),
	teleDollars: lineField(20, 120)
		.optional()
		.meta({ title: "What T$ do in it", description: "One sentence. Write it in both languages, or in neither." }),
	clipDescription: lineField(30, 160).optional().meta({
		title: "What moves in its clip",
		description: "For people who cannot see it. A game without a clip has none.",
	}),
	screenshotAlts: z
		.array(
			lineField(30, 160).meta({
				title: "Text",
				description: "For people who do not see the picture: who does what, and where.",
			}),
		)
		.length(3, "give three texts, one per screenshot")
		.meta({ title: "What the screenshots show", description: "Three texts, one per screenshot, in their order." }),
});

/** Languages that every game needs; other languages fall back to English. */
type RequiredLanguage = typeof defaultLanguage | "ru";

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const furtherTexts = Object.fromEntries(
	languageCodes
		.filter((code) => code !== defaultLanguage && code !== "ru")
		.map((code) => {
			const name = englishNames.of(code);
			const description = `What the page says to ${name} readers. Empty: they get the English words.`;
			return [code, gameText.optional().meta({ title: `In ${name}`, description })];
		}),
) as Record<Exclude<Language, RequiredLanguage>, z.ZodOptional<typeof gameText>>;

/** Input devices, in display order. */
const controls = ["touch", "mouse", "keys"] as const;
export type GameControl = (typeof controls)[number];

const companyModes = ["alone", "others", "both"] as const;

/** A language code that has an English name, which excludes typos such as `eng` or `ua`. */
const language = z.string().refine((code) => /^[a-z]{2,3}$/.test(code) && englishNames.of(code) !== code, {
	error: ({ input }) => `"${input}" is not a language code: write one such as en`,
});

const oneOf = (values: readonly string[]) => ({
	error: ({ input }: { input?: unknown }) => `"${input}" is invalid: use ${values.join(", ")}`,
});

export const featuredCount = 20;

const place = `choose a place from 1 to ${featuredCount}`;

const oneGenre = z.enum(genres, {
	error: ({ input }) => `"${input}" is not a genre of the catalog: use ${genres.join(", ")}`,
});

/** A file of `content/games` (product 5, Game). Typos in fields are errors. */
export const gameSchema = z
	.strictObject({
		slug: slug("games").meta({
			title: "Address",
			description: "Last part of the address of its page, as in /games/boat-attack.",
		}),
		title: lineField(2, 40).meta({ title: "Title", description: "The game's name, alike in all languages." }),
		studio: lineField(2, 40).meta({
			title: "Studio",
			description: "Who made it, in Latin letters: the studio has a page.",
		}),
		genre: z
			.array(oneGenre)
			.min(1, "name at least one")
			.meta({ title: "Genres", description: "It is shown under the first one." }),
		featured: z
			.int(place)
			.min(1, place)
			.max(featuredCount, place)
			.optional()
			.meta({
				title: "Place on the home page",
				description: `From 1 to ${featuredCount}; each place has one game. Empty: the catalog alone has it.`,
			}),
		play: z
			.url({ protocol: /^https$/, error: "write a whole address that begins with https://" })
			.optional()
			.meta({ title: "Where it is played", description: "Only if that is not its address in the marketplace." }),
		pictures: z.string().optional().meta({
			title: "Pictures of another game",
			description: "Shown in the places that have no picture of its own yet.",
			collection: "games",
		}),
		controls: z
			.array(z.enum(controls, oneOf(controls)))
			.min(1, "name at least one, or leave the field out")
			.optional()
			.meta({ title: "Controls", description: "By what it can be played." }),
		round: z
			.int("write whole minutes, such as 3")
			.min(1, "write whole minutes from 1")
			.max(120)
			.optional()
			.meta({ title: "Length of a round", description: "Of a usual one, in whole minutes." }),
		players: z
			.enum(companyModes, oneOf(companyModes))
			.optional()
			.meta({ title: "Who plays", description: "One alone, with others, or either way." }),
		languages: z
			.array(language.meta({ title: "Language", description: "Its code: en, ru, id." }))
			.min(1, "name at least one, or leave the field out")
			.refine((codes) => new Set(codes).size === codes.length, "a language occurs twice; remove one of them")
			.optional()
			.meta({ title: "Languages", description: "Those that the game itself speaks, by their codes: en, ru, id." }),
		age: z
			.int("write whole years, such as 6")
			.min(1, "write years from 1, or leave the field out")
			.max(18)
			.optional()
			.meta({ title: "Least age", description: "From how many years on it is meant to be played." }),
		released: z.iso
			.date("write a valid date such as 2026-04-24")
			.optional()
			.meta({ title: "Day of its release", description: "The catalog shows the newest first by it." }),
		publishFrom: publishFrom().meta({
			title: "Public from",
			description: "A day to come (UTC), before which the site does not have the game. Empty: it is public.",
		}),
		en: gameText.meta({ title: "In English", description: "What the page says to English readers." }),
		ru: gameText.meta({ title: "In Russian", description: "What the page says to Russian readers." }),
		...furtherTexts,
	})
	.refine(({ en, ru }) => (en.teleDollars === undefined) === (ru.teleDollars === undefined), {
		error: "only one language says what T$ do: write it in both, or in neither",
		path: ["teleDollars"],
	});

export type GameFile = z.infer<typeof gameSchema>;
