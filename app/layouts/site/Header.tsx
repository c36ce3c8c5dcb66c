import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "~/components/Button/Button.tsx";
import { Logo } from "~/components/Logo/Logo.tsx";
import { LanguageMenu } from "~/features/language/LanguageMenu.tsx";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";
import styles from "./Header.module.css";

/** Logo, the pages that are there, the language selector and the way into the marketplace (spec 2.3). */
export function Header() {
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
					{!isPending("business") && <Link to={to("business")}>{t("nav.business")}</Link>}
					{isPending("publish") ? (
						<a href={site.links.publish}>{t("nav.publish")}</a>
					) : (
						<Link to={to("publish")}>{t("nav.publish")}</Link>
					)}
					{!isPending("about") && <Link to={to("about")}>{t("nav.about")}</Link>}
				</nav>
				<div className={styles.end}>
					<LanguageMenu />
					<ButtonLink href={site.links.marketplace} className={styles.play}>
						{t("layout.play")}
					</ButtonLink>
				</div>
			</div>
		</header>
	);
}
