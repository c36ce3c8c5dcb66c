import { type CatalogueIndex, unpackIndex } from "~/content/catalogueIndex.ts";
import { createSearch, type Search } from "./createSearch.ts";

/** Makes a search out of the catalogue's file. */
export function openCatalogue(index: CatalogueIndex): Search {
	return createSearch(unpackIndex(index), index.genreNames);
}
