/** The section with filter and list: links to another state of the catalog lead to its top. */
export const listId = "list";

/** The page's own games in the static HTML. */
export const pageGamesId = "page-games";
