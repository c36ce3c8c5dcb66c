import { site } from "#config/site.ts";

/** The game's own URL, or the marketplace's for its slug (`links.game` of `config/brand.json`). */
export function getPlayAddress({ slug, play }: { slug: string; play?: string | undefined }): string {
	return play ?? site.links.game.replaceAll("{slug}", slug);
}
