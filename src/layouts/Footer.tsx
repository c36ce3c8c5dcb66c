import type { LayoutName } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { readLogo } from "#content/readers/logo.server.ts";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Logo } from "#src/components/Logo/Logo.tsx";
import { PaymentCardIcon } from "#src/components/PaymentCardIcon/PaymentCardIcon.tsx";
import { reopensConsent } from "#src/features/consent/consent.ts";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./Footer.module.css";
import { SocialLinks } from "./SocialLinks.tsx";

const textLinks = [
	{ page: "home", label: "nav.home" },
	{ page: "games", label: "nav.games" },
	{ page: "business", label: "nav.business" },
	{ page: "partnership", label: "nav.partnership" },
	{ page: "about", label: "nav.aboutUs" },
	{ page: "news", label: "nav.news" },
	{ page: "guidelines", label: "nav.guidelines" },
] as const;

/** Footer of a page (product 3); the layout selects the buttons. */
export function Footer({ layout }: { layout: LayoutName }) {
	const { t, to, link } = useLocale();
	const { entity, address, registrationNumber, copyrightYear } = site.legal;
	return (
		<footer className={styles.footer}>
			<div className="container">
				<div className={styles.top}>
					<a href={to("home")} className={styles.logo} aria-label={t("layout.home", { product: site.name })}>
						<Logo name={site.name} {...readLogo()} />
					</a>
					<div className={styles.actions}>
						<FooterActions layout={layout} />
					</div>
				</div>
				<div className={styles.middle}>
					<nav aria-label={t("layout.footerNavigation")}>
						<ul className={styles.links}>
							{textLinks.map(({ page, label }) => (
								<li key={page}>
									<a {...link(page)}>{t(label)}</a>
								</li>
							))}
							<li>
								<button {...opensContact}>{t("nav.contact")}</button>
							</li>
						</ul>
					</nav>
					<div>
						<SocialLinks />
						<p className={styles.cards}>
							<PaymentCardIcon />
							{t("footer.cards")}
						</p>
					</div>
				</div>
				<div className={styles.legal}>
					<p>
						{keepNumbers(t("footer.copyright", { year: copyrightYear, entity, address, number: registrationNumber }))}
					</p>
					<div className={styles.settings}>
						<ThemeSwitch />
						<button {...reopensConsent}>{t("footer.cookies")}</button>
					</div>
				</div>
			</div>
		</footer>
	);
}

function FooterActions({ layout }: { layout: LayoutName }) {
	const { t, to } = useLocale();
	const contact = (variant: "primary" | "outline") => (
		<button {...opensContact} {...buttonProps({ variant })}>
			{t("nav.contact")}
		</button>
	);
	const play = (
		<ButtonLink variant="outline" href={site.links.marketplace}>
			{t("layout.play")}
		</ButtonLink>
	);
	const publish = (
		<a href={to("publish")} {...buttonProps()}>
			{t(layout === "partnership" ? "layout.start" : "layout.publish")}
		</a>
	);
	return (
		<>
			{layout === "partnership" ? contact("outline") : play}
			{layout === "publish" ? contact("primary") : publish}
		</>
	);
}

/** Keeps the groups of postcodes and registration numbers on one line. */
function keepNumbers(text: string): string {
	return text.replace(/(\d) (?=\d)/g, "$1\u00A0");
}
