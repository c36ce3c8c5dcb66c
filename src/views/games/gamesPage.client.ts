import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

const recent = document.querySelector<HTMLElement>("[data-recent-games]");
if (recent) enhanceRecentGames(recent);
// Until the island is there, a genre on a genre's page is added or removed, too. A change of the markup before the click would
// make the island replace it (`restoreMarkup.ts`).
for (const type of ["click", "auxclick"]) {
	addEventListener(type, ({ target }) => {
		const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-toggle-href]");
		if (link) link.href = link.dataset.toggleHref ?? "";
	});
}
// Links of the filter and the pager lead to the top of the list. The page's own URL has no fragment.
if (location.hash === `#${listId}`) {
	scrollToList();
	history.replaceState(history.state, "", location.pathname + location.search);
}
