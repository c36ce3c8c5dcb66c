import type { ComponentPropsWithRef } from "react";
import type { Language } from "#config/languages.ts";
import type { LayoutName } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { readLogo } from "#content/readers/logo.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Logo } from "#src/components/Logo/Logo.tsx";
import { LanguageMenu } from "#src/features/language/LanguageMenu.tsx";
import { SearchLink } from "#src/features/search/SearchLink.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./Header.module.css";
import buttonStyles from "./HeaderButton.module.css";

const links = [
	{ page: "games", label: "nav.games" },
	{ page: "business", label: "nav.business" },
	{ page: "publish", label: "nav.publish" },
	{ page: "partnership", label: "nav.partnership" },
	{ page: "about", label: "nav.about" },
] as const;

interface HeaderProps {
	layout: LayoutName;
	/** Languages that have the page; empty for error screens. */
	languages: readonly Language[];
}

/** Header (product 3). On narrow screens a popover has the main pages; on phones two buttons displace the search. */
export function Header({ layout, languages }: HeaderProps) {
	const { t, to, link } = useLocale();
	return (
		<header className={styles.header}>
			<div className={`container ${styles.bar}`} data-buttons={layout === "publish" ? 2 : 1}>
				<a href={to("home")} className={styles.home} aria-label={t("layout.home", { product: site.name })}>
					<Logo name={site.name} {...readLogo()} />
				</a>
				<nav id="menu" popover="auto" className={styles.nav} aria-label={t("layout.mainNavigation")}>
					{links.map(({ page, label }) => (
						<a key={page} {...link(page)} data-page={page}>
							{t(label)}
						</a>
					))}
					<a href={site.links.marketplace} className={styles.play}>
						{t("layout.play")}
					</a>
					<a {...link("search")} className={styles.searchLink}>
						{t("search.open")}
					</a>
				</nav>
				<div className={styles.end}>
					<SearchLink />
					<LanguageMenu available={languages} />
					<HeaderActions layout={layout} />
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

function HeaderActions({ layout }: { layout: LayoutName }) {
	const { t } = useTranslation();
	const { marketplace, publish, register } = site.links;
	if (layout === "partnership") return <HeaderButton href={register}>{t("layout.register")}</HeaderButton>;
	if (layout === "site") return <HeaderButton href={marketplace}>{t("layout.play")}</HeaderButton>;
	return (
		<>
			{/* Less important than the next button; on the smallest phones only in the menu. */}
			<HeaderButton icon="play" variant="outline" href={marketplace} data-quiet="">
				{t("layout.play")}
			</HeaderButton>
			{/* Links to the marketplace, because the visitor already is on this site's publish page. */}
			<HeaderButton href={publish}>{t("layout.publish")}</HeaderButton>
		</>
	);
}

function HeaderButton(props: ComponentPropsWithRef<typeof ButtonLink>) {
	return <ButtonLink className={buttonStyles.button} {...props} />;
}
