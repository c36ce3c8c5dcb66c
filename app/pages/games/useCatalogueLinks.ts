import { type LinkProps, useLocation } from "react-router";
import { useHydrated } from "#app/navigation/useHydrated.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import { addressOf, type CatalogueState, isPlain, readState } from "./catalogueState.ts";

/** Where links between the catalogue's states stand. */
export interface CatalogueView {
	/** The genre whose page it is. */
	readonly genre: GenreSlug | undefined;
	/** What stands in the search field, which the address says a moment later. */
	readonly typed: string | undefined;
}

/**
 * What the address asks of the catalogue, and links to other states of it. For the parts of a page that need it, not for all of it: the
 * address speaks only once the app is there, and whatever asks is then made once more.
 *
 * @param pageGenre the genre whose page this is
 * @param typed as of `CatalogueView`
 */
export function useCatalogueLinks(pageGenre: GenreSlug | undefined, typed: string | undefined) {
	const { search } = useLocation();
	const { to } = useLocale();
	const hydrated = useHydrated();
	// The built page knows no query string, and its links lead to pages that need no scripts.
	const asked = readState(hydrated ? search : "", pageGenre);
	const state: CatalogueState = { ...asked, query: typed ?? asked.query };
	const linkTo = (change: Partial<CatalogueState>): Pick<LinkProps, "to" | "state" | "prefetch" | "rel"> => {
		const next = { ...state, ...change };
		const address = addressOf(next, (genre) => (genre ? to("genre", { genre }) : to("games")));
		if (isPlain(next) && isPlain(state)) return { to: address, prefetch: "intent" };
		// One of many ways to look at the same games: search engines have the plain pages.
		return { to: address, state: { keepsPlace: true }, rel: isPlain(next) ? undefined : "nofollow" };
	};
	return { state, hydrated, linkTo };
}
