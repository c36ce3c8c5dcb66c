import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { ClauseSearch as Search } from "./ClauseSearch.tsx";

/** Search in all documents. Without its files: a form that leads to the site's search. */
export function ClauseSearch({ page, index }: { page: IslandPage; index: string }) {
	return (
		<IslandRoot page={page}>
			<Search index={index} />
		</IslandRoot>
	);
}
