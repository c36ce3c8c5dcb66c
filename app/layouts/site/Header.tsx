import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Logo } from "#app/components/Logo/Logo.tsx";
import { LanguageMenu } from "#app/features/language/LanguageMenu.tsx";
import { SearchControl } from "#app/features/search/SearchControl.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { closeAtOnce } from "#app/navigation/closeAtOnce.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { site } from "#site/site.ts";
import styles from "./Header.module.css";

const links = [
	{ page: "games", label: "nav.games" },
	{ page: "business", label: "nav.business" },
	{ page: "publish", label: "nav.publish" },
	{ page: "partnership", label: "nav.partnership" },
	{ page: "about", label: "nav.about" },
] as const;

/**
 * Logo, the main pages, the language selector and the layout's buttons (product 3). On narrow windows the main pages are
 * a popover: the platform opens and closes it, before the app has booted and without it.
 *
 * @param hasTwoButtons whether the layout has two, which on phones leave no room for the search and, on the smallest, for the first
 */
export function Header({ hasTwoButtons = false, children }: { hasTwoButtons?: boolean; children: ReactNode }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const menu = useRef<HTMLElement>(null);
	const leaveMenu = () => closeAtOnce(menu.current);
	return (
		<header className={styles.header}>
			<div className={`container ${styles.bar}`} data-buttons={hasTwoButtons ? 2 : 1}>
				<Link to={to("home")} className={styles.home} aria-label={t("layout.home", { product: site.name })}>
					<Logo name={site.name} />
				</Link>
				<nav ref={menu} id="menu" popover="auto" className={styles.nav} aria-label={t("layout.mainNavigation")}>
					{links.map(({ page, label }) => (
						<Link key={page} to={to(page)} data-page={page} onClick={leaveMenu}>
							{t(label)}
						</Link>
					))}
					<a href={site.links.marketplace} className={styles.play}>
						{t("layout.play")}
					</a>
					<Link to={to("search")} className={styles.seek} onClick={leaveMenu}>
						{t("search.open")}
					</Link>
				</nav>
				<div className={styles.end}>
					<SearchControl />
					<LanguageMenu />
					{children}
					<button type="button" popoverTarget="menu" className={styles.toggle} aria-label={t("layout.menu")}>
						<svg viewBox="0 0 24 24" width="24" aria-hidden="true">
							<path d="M3 8h18" />
							<path d="M3 16h18" />
						</svg>
					</button>
				</div>
			</div>
		</header>
	);
}
