import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";
import { scrollToList } from "./scrollToList.ts";

const recent = document.querySelector<HTMLElement>("[data-recent-games]");
if (recent) enhanceRecentGames(recent);
// Links of the filter and the pager lead to the top of the list. The page's own URL has no fragment.
if (location.hash === `#${listId}`) {
	scrollToList();
	history.replaceState(history.state, "", location.pathname + location.search);
}
