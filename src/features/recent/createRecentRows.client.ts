import { type IndexedGame, unpackIndex } from "#content/model/catalogIndex.ts";
import { getFallbackUrl, srcSet } from "#content/model/picture.ts";
import type { SearchFile } from "#content/search/searchFile.ts";

/** List items of games in the order of `slugs`, without games that left the catalog. Rejects if the fetch fails. */
export async function createRecentRows(
	slugs: readonly string[],
	{ dataset }: HTMLElement,
	template: HTMLTemplateElement,
): Promise<DocumentFragment[]> {
	const url = dataset.recentGames ?? "";
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	const { catalog }: SearchFile = await response.json();
	const games = new Map(unpackIndex(catalog).map((game) => [game.slug, game]));
	return slugs.flatMap((slug) => {
		const game = games.get(slug);
		return game ? [createRow(game, template, `${dataset.games}/${slug}`)] : [];
	});
}

function createRow(
	{ title, pictures: { icon } }: IndexedGame,
	template: HTMLTemplateElement,
	href: string,
): DocumentFragment {
	const row = template.content.cloneNode(true) as DocumentFragment;
	row.querySelector("a")?.setAttribute("href", href);
	row.querySelector("source")?.setAttribute("srcset", srcSet(icon));
	const image = row.querySelector("img");
	if (image)
		Object.assign(image, { className: `placeholder-${icon.placeholderColor}`, width: icon.width, height: icon.height });
	if (image) image.src = getFallbackUrl(icon);
	const name = row.querySelector("a > span");
	if (name) name.textContent = title;
	return row;
}
