import type { ReactNode } from "react";
import type { MosaicLayout } from "#app/features/catalogue/mosaicLayout.ts";
import { TiledMosaic } from "#app/features/catalogue/TiledMosaic.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import type { CataloguePage } from "#content/readers/catalogue.server.ts";
import styles from "./Listing.module.css";
import { Pager } from "./Pager.tsx";

/** What the search has to say. */
export interface LiveResult {
	readonly query: string;
	/** The line above the games; undefined while nothing is asked. */
	readonly status: string | undefined;
	/** What can be done about it. */
	readonly action?: ReactNode;
	/** What was found; undefined while there is nothing to show instead of the page's own games. */
	readonly view?: ReactNode;
}

interface ListingProps {
	/** The page's own games, and where among the pages it stands. */
	page: Pick<CataloguePage, "games" | "total" | "pages"> & {
		readonly layout: MosaicLayout;
		readonly genre?: GenreSlug | undefined;
		readonly number: number;
	};
	live: LiveResult | undefined;
	/** Beside how many there are. */
	orders: ReactNode;
}

/** The games of this page, or those that were found; above them, also for a screen reader, how many there are. */
export function Listing({ page, live, orders }: ListingProps) {
	const { t } = useTranslation();
	return (
		<section className={styles.listing}>
			<div className={styles.head}>
				<p role="status" className={styles.status}>
					{live?.status ?? t("games.count", { count: page.total })}
				</p>
				{orders}
			</div>
			{live?.action}
			{live?.view ?? (
				<>
					<TiledMosaic games={page.games} layout={page.layout} leads />
					<Pager genre={page.genre} number={page.number} pages={page.pages} />
				</>
			)}
			<p className={styles.note} data-app-only="" data-screen="">
				{t("games.howTo")}
			</p>
		</section>
	);
}
