import type { IndexedGame } from "../../../content/catalogueIndex.ts";
import { genres } from "../../../content/genres.ts";
import { editDistance, isFarFrom, lettersOf } from "./editDistance.ts";
import { foldText, swapLayout } from "./foldText.ts";

/** What a search found. */
interface Found {
	/** The best first. */
	readonly games: readonly IndexedGame[];
	/** True where nothing fits all words: then these fit one of them. */
	readonly isNear: boolean;
}

/** Finds games; an empty query finds all. */
export type Search = (query: string) => Found;

/** A word of the catalogue. */
interface Word {
	readonly letters: number;
	/** Which games have it, and how much it weighs there. */
	readonly games: Map<number, number>;
}

/** How much a word weighs by where it stands. */
const weights = { title: 4, studio: 2, genre: 1 } as const;

/** A word that is written out counts more than one that is begun. */
const whole = 1.5;

/**
 * Searches titles, studios and genres as one types: all words must fit, each as a word or its beginning. Only where nothing does is the
 * query read as written on the wrong keyboard, and then with one letter amiss, and two in a long word.
 *
 * @param genreNames names of each genre of the closed list
 */
export function createSearch(games: readonly IndexedGame[], genreNames: readonly (readonly string[])[]): Search {
	const words = new Map<string, Word>();
	const add = (word: string, game: number, weight: number) => {
		const known = words.get(word) ?? { letters: lettersOf(word), games: new Map() };
		known.games.set(game, Math.max(known.games.get(game) ?? 0, weight));
		words.set(word, known);
	};
	for (const [place, game] of games.entries()) {
		const title = foldText(game.title);
		for (const word of title) add(word, place, weights.title);
		// `boatattack`
		if (title.length > 1) add(title.join(""), place, weights.title / 2);
		for (const word of foldText(game.studio)) add(word, place, weights.studio);
		for (const genre of game.genres) {
			const names = genreNames[genres.indexOf(genre)] ?? [];
			for (const word of names.flatMap(foldText)) add(word, place, weights.genre);
		}
	}

	/** The games that have a word like the one typed, and how well it fits. */
	const fitting = (typed: string, mistakes: number) => {
		const found = new Map<number, number>();
		const limit = Math.min(mistakes, typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2);
		const letters = lettersOf(typed);
		for (const [word, entry] of words) {
			if (isFarFrom(letters, entry.letters, limit)) continue;
			const fit = fitOf(typed, word, limit);
			if (fit === 0) continue;
			for (const [place, weight] of entry.games) found.set(place, Math.max(found.get(place) ?? 0, fit * weight));
		}
		return found;
	};

	const sorted = (scores: ReadonlyMap<number, number>) =>
		[...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([place]) => games[place] as IndexedGame);

	const matchAll = (typed: readonly string[], mistakes: number) => {
		const [first, ...others] = typed.map((word) => fitting(word, mistakes));
		const scores = new Map<number, number>();
		for (const [place, score] of first ?? []) {
			const all = others.map((found) => found.get(place) ?? 0);
			if (!all.includes(0))
				scores.set(
					place,
					all.reduce((sum, next) => sum + next, score),
				);
		}
		return sorted(scores);
	};

	const matchAny = (typed: readonly string[]) => {
		const scores = new Map<number, number>();
		for (const word of typed) {
			for (const [place, score] of fitting(word, 0)) scores.set(place, (scores.get(place) ?? 0) + score);
		}
		return sorted(scores);
	};

	return (query) => {
		const typed = foldText(query);
		if (typed.length === 0) return { games, isNear: false };
		const swapped = foldText(swapLayout(query));
		for (const [reading, mistakes] of [
			[typed, 0],
			[swapped, 0],
			[typed, 1],
			[typed, 2],
			[swapped, 1],
		] as const) {
			const found = matchAll(reading, mistakes);
			if (found.length > 0) return { games: found, isNear: false };
		}
		return { games: matchAny(typed), isNear: true };
	};
}

/** From 0, not at all, to `whole`. */
function fitOf(typed: string, word: string, limit: number): number {
	if (word.startsWith(typed)) return word === typed ? whole : 1;
	if (limit === 0) return 0;
	// Of a short word so little is certain that one more letter amiss fits anything.
	const distance = editDistance(typed, word, typed.length > 3, limit);
	return distance <= limit ? 1 / (1 + distance) : 0;
}
