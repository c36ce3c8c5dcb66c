import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Logo } from "~/components/Logo/Logo.tsx";
import { LanguageMenu } from "~/features/language/LanguageMenu.tsx";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";
import styles from "./Header.module.css";

/** Logo, the main pages, the language selector and the layout's buttons (spec 2.3). */
export function Header({ children }: { children: ReactNode }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<header className={styles.header}>
			<div className={`container ${styles.bar}`}>
				<Link to={to("home")} className={styles.home} aria-label={t("layout.home", { product: site.name })}>
					<Logo name={site.name} />
				</Link>
				<nav className={styles.nav} aria-label={t("layout.mainNavigation")}>
					<Link to={isPending("games") ? `${to("home")}#games` : to("games")}>{t("nav.games")}</Link>
					<Link to={to("business")}>{t("nav.business")}</Link>
					<Link to={to("publish")}>{t("nav.publish")}</Link>
					<Link to={to("about")}>{t("nav.about")}</Link>
				</nav>
				<div className={styles.end}>
					<LanguageMenu />
					{children}
				</div>
			</div>
		</header>
	);
}
