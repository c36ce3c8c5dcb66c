import type { GenreName } from "#content/model/genres.ts";
import type { Picture } from "#content/model/picture.ts";
import type { CatalogGame } from "./readGames.server.ts";

export function createPicture(base: string): Picture {
	return { base, width: 4, height: 3, widths: [4], placeholderColor: 0 };
}

/** A game as its reader returns it, with the slug in capitals as title. */
export function createGame(slug: string, genre: readonly GenreName[], fields: Partial<CatalogGame> = {}): CatalogGame {
	const text = { headline: "h", summary: "s", description: `${slug} in English`, screenshotAlts: ["a", "b", "c"] };
	const names = ["icon", "preview", "tall", "background", "screenshot-1", "screenshot-2", "screenshot-3"] as const;
	const pictures = Object.fromEntries(names.map((name) => [name, createPicture(name)])) as CatalogGame["pictures"];
	const russian = { ...text, description: `${slug} in Russian`, screenshotAlts: ["а", "б", "в"] };
	return {
		slug,
		pictureSource: slug,
		title: slug.toUpperCase(),
		studio: `Studio of ${slug}`,
		genre: [...genre],
		en: text,
		ru: russian,
		pictures,
		...fields,
	};
}
