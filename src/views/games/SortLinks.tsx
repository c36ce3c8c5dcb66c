import { useTranslation } from "#src/i18n/useTranslation.ts";
import { type CatalogState, catalogOrders } from "./catalogUrl.ts";
import styles from "./SortLinks.module.css";
import { useCatalogLinks } from "./useCatalogLinks.ts";

interface SortLinksProps {
	asked: CatalogState;
	/** Whether any game has a release date to sort by. */
	hasReleases: boolean;
}

/** Orders of the games: the catalog's own (the best match first in a search), the newest first, by title. */
export function SortLinks({ asked, hasReleases }: SortLinksProps) {
	const { t } = useTranslation();
	const { linkTo } = useCatalogLinks(asked);
	const usual = asked.query ? t("games.order.match") : t("games.order.popular");
	return (
		<nav className={styles.orders} aria-label={t("games.order.label")} data-js-only="">
			<ul>
				{[undefined, ...catalogOrders.filter((order) => hasReleases || order !== "new")].map((order) => (
					<li key={order ?? ""}>
						<a {...linkTo({ order })} aria-current={order === asked.order ? "true" : undefined}>
							{order ? t(`games.order.${order}`) : usual}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
