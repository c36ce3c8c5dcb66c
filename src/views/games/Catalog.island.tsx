import { GenreLinks } from "#app/pages/games/GenreLinks.tsx";
import { Listing } from "#app/pages/games/Listing.tsx";
import { OrderLinks } from "#app/pages/games/OrderLinks.tsx";
import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import type { CatalogData } from "./catalogData.server.ts";

/** Filter, order and list of the catalog. */
export function Catalog({ page, catalog }: { page: IslandPage; catalog: CatalogData }) {
	return (
		<IslandRoot page={page}>
			<GenreLinks genres={catalog.genres} genre={catalog.genre} typed={undefined} />
			<Listing
				page={catalog}
				live={undefined}
				orders={<OrderLinks genre={catalog.genre} typed={undefined} hasReleases={catalog.hasReleases} />}
			/>
		</IslandRoot>
	);
}
