import { getDocumentParams } from "#config/documents.ts";
import type { PageKey, PageParams } from "#config/pages.ts";
import type { EntryKind } from "#content/search/searchFile.ts";

const pageOf = {
	game: (slug) => ["game", { slug }],
	genre: (genre) => ["genre", { genre }],
	studio: (studio) => ["studio", { studio }],
	article: (slug) => ["article", { slug }],
	document: (key) => ["document", getDocumentParams(key as never)],
} as const satisfies Record<EntryKind, (id: string) => readonly [PageKey, PageParams]>;

/** The page of a search result, as arguments for `useLocale`. */
export function getHitPage(kind: EntryKind, id: string): readonly [PageKey, PageParams] {
	return pageOf[kind](id);
}
