/** Id of the search field of the catalog and of the search page. */
export const searchFieldId = "page-search";
