import { enhanceRecentGames } from "#src/features/recent/recentGames.client.ts";
import { listId } from "./elementIds.ts";

const recent = document.querySelector<HTMLElement>("[data-recent-games]");
if (recent) enhanceRecentGames(recent);
// The filter and the pager lead to the top of the list. The page's address is the one without it.
if (location.hash === `#${listId}`) {
	history.replaceState(history.state, "", location.pathname + location.search);
}
