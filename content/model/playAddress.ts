import { ContentError } from "./contentError.ts";

/**
 * Where a game is played: its own address, or the marketplace's for its slug.
 *
 * @param pattern `links.game` of `config/brand.json`
 * @throws ContentError when the pattern has no place for the slug: every game would then open the same address
 */
export function playAddress({ slug, play }: { slug: string; play?: string | undefined }, pattern: string): string {
	if (!pattern.includes("{slug}")) {
		throw new ContentError([
			`config/brand.json: field "links.game": "${pattern}" has no {slug}. Write it where a game's slug belongs.`,
		]);
	}
	return play ?? pattern.replaceAll("{slug}", slug);
}
