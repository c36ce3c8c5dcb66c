import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

const recentSection = document.querySelector<HTMLElement>("[data-recent-games]");
if (recentSection) enhanceRecentGames(recentSection);
// Before hydration, clicks on the genre filter follow `data-toggle-href`. Set at the click, because hydration would
// undo an earlier change (`restoreMarkup.ts`), and in the capture phase, because React stops clicks on parts that it is
// hydrating.
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
// Links of the filter and pagination use this fragment to scroll to the list; the page's own URL has none.
if (location.hash === `#${listId}`) {
	scrollToList();
	history.replaceState(history.state, "", location.pathname + location.search);
}
