import { type IndexedGame, unpackIndex } from "#content/model/catalogIndex.ts";
import { getFallbackUrl, srcSet } from "#content/model/picture.ts";
import type { SearchFile, SearchShard } from "#content/search/searchFile.ts";

/**
 * List items for games, in the order of `slugs`; games that the catalog no longer has are left out. The section's data
 * attributes name the search file and the catalog. Rejects if a search file cannot be fetched.
 */
export async function createRecentRows(
	slugs: readonly string[],
	{ dataset }: HTMLElement,
	template: HTMLTemplateElement,
): Promise<DocumentFragment[]> {
	const games = await findGames(slugs, dataset.recentGames ?? "");
	return slugs.flatMap((slug) => {
		const game = games.get(slug);
		return game ? [createRow(game, template, `${dataset.games}/${slug}`)] : [];
	});
}

/** Reads the pieces of a large catalog one after the other until all games are found. */
async function findGames(slugs: readonly string[], index: string): Promise<Map<string, IndexedGame>> {
	const found = new Map<string, IndexedGame>();
	const file = await fetchJson<SearchFile>(index);
	const restUrls = [...file.rest];
	for (let piece: SearchShard = file; ; ) {
		for (const game of unpackIndex(piece.catalog)) if (slugs.includes(game.slug)) found.set(game.slug, game);
		const url = restUrls.shift();
		if (!url || found.size === slugs.length) return found;
		piece = await fetchJson<SearchShard>(url);
	}
}

async function fetchJson<Data>(url: string): Promise<Data> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return response.json();
}

function createRow({ title, icon }: IndexedGame, template: HTMLTemplateElement, href: string): DocumentFragment {
	const row = template.content.cloneNode(true) as DocumentFragment;
	row.querySelector("a")?.setAttribute("href", href);
	row.querySelector("source")?.setAttribute("srcset", srcSet(icon));
	const image = row.querySelector("img");
	if (image) Object.assign(image, { className: `tone-${icon.tone}`, width: icon.width, height: icon.height });
	if (image) image.src = getFallbackUrl(icon);
	const name = row.querySelector("a > span");
	if (name) name.textContent = title;
	return row;
}
