import { Link } from "react-router";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { orders } from "./catalogueState.ts";
import styles from "./OrderLinks.module.css";
import { type CatalogueView, useCatalogueLinks } from "./useCatalogueLinks.ts";

interface OrderLinksProps extends CatalogueView {
	/** Whether any game says when it was released: else there is nothing to have in that order. */
	hasReleases: boolean;
}

/** The orders of the games: the catalogue's own, or what fits best while something is looked for; the newest first; by title. */
export function OrderLinks({ genre, typed, hasReleases }: OrderLinksProps) {
	const { t } = useTranslation();
	const { state, linkTo } = useCatalogueLinks(genre, typed);
	const usual = state.query ? t("games.order.match") : t("games.order.popular");
	return (
		<nav className={styles.orders} aria-label={t("games.order.label")} data-app-only="">
			<ul>
				{[undefined, ...orders.filter((order) => hasReleases || order !== "new")].map((order) => (
					<li key={order ?? ""}>
						<Link {...linkTo({ order })} aria-current={order === state.order ? "true" : undefined}>
							{order ? t(`games.order.${order}`) : usual}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
