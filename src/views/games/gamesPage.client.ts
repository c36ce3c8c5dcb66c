import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

const recentSection = document.querySelector<HTMLElement>("[data-recent-games]");
if (recentSection) enhanceRecentGames(recentSection);
// Before hydration, too, a click on a genre adds or removes it. Changed at the click, because hydration would replace other
// markup (`restoreMarkup.ts`); in the capture phase, because React stops clicks on parts that it is still hydrating.
for (const type of ["click", "auxclick"]) {
	addEventListener(
		type,
		({ target }) => {
			const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-toggle-href]");
			if (link) link.href = link.dataset.toggleHref ?? "";
		},
		true,
	);
}
// Links of the filter and the pager lead to the top of the list. The page's own URL has no fragment.
if (location.hash === `#${listId}`) {
	scrollToList();
	history.replaceState(history.state, "", location.pathname + location.search);
}
