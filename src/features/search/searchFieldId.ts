/** Id of the field of the catalog and of the search page: one per page. */
export const searchFieldId = "page-search";
