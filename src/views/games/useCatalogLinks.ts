import type { MouseEvent } from "react";
import { useIsHydrated } from "#src/components/useIsHydrated.ts";
import { writeAddress } from "#src/features/search/addressState.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";
import { type CatalogState, isStaticState, toCatalogUrl } from "./catalogUrl.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

/** Creates links from the current state to others. Links to the same path change the URL without loading a document. */
export function useCatalogLinks(state: CatalogState) {
	const { to } = useLocale();
	const isHydrated = useIsHydrated();
	const toPath = (genre: string | undefined) => (genre ? to("genre", { genre }) : to("games"));
	const linkTo = (change: Partial<CatalogState>) => {
		const next = { ...state, ...change };
		return {
			href: `${toCatalogUrl(next, toPath)}#${listId}`,
			// Search engines should index static pages only, not all combinations.
			rel: isStaticState(next) ? undefined : "nofollow",
			onClick: changeInPlace,
		};
	};
	return { isHydrated, linkTo };
}

function changeInPlace(event: MouseEvent<HTMLAnchorElement>): void {
	const { pathname, search } = event.currentTarget;
	if (pathname !== location.pathname) return;
	if (event.button !== 0 || hasModifierKey(event)) return;
	event.preventDefault();
	writeAddress(pathname + search, search !== location.search);
	scrollToList();
}
