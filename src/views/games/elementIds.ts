/** Section with filter and list, to whose top links within the catalog scroll. */
export const listId = "list";

/** The page's own games in static HTML. */
export const pageGamesId = "page-games";
