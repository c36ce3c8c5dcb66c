import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

const recent = document.querySelector<HTMLElement>("[data-recent-games]");
if (recent) enhanceRecentGames(recent);
// The search of the other page shows the games of several genres.
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-toggle-href]"))
	link.href = link.dataset.toggleHref ?? "";
// Links of the filter and the pager lead to the top of the list. The page's own URL has no fragment.
if (location.hash === `#${listId}`) {
	scrollToList();
	history.replaceState(history.state, "", location.pathname + location.search);
}
