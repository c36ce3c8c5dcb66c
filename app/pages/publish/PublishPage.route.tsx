import { ButtonLink, buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { opensContact } from "#app/features/contact/opensContact.ts";
import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { PageHero } from "#app/features/sections/PageHero.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/PublishPage.route";
import { Earn } from "./Earn.tsx";
import { Keep } from "./Keep.tsx";
import { Listing } from "./Listing.tsx";
import { Payouts } from "./Payouts.tsx";
import styles from "./PublishPage.module.css";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";
import { Terms } from "./Terms.tsx";

/** At build time: the page's pictures. */
export function loader() {
	return {
		hero: sitePicture("site/hero-publish"),
		heroTall: sitePicture("site/publish"),
		payouts: sitePicture("site/payout"),
		contact: sitePicture("site/quay"),
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "publish");

/** The publish page: what a studio keeps, what it agrees to, how it gets in, what it needs (product 4). */
export default function PublishPage({ loaderData: pictures }: Route.ComponentProps) {
	const { t } = useTranslation();
	return (
		<>
			<PageHero
				lines={[t("publish.hero.line1"), t("publish.hero.line2")]}
				wide={pictures.hero}
				tall={pictures.heroTall}
				className={styles.hero}
			>
				<p className={`lede ${styles.lede}`}>{t("publish.hero.lede")}</p>
				<ButtonLink variant="light" size="large" href={site.links.publish}>
					{t("publish.hero.action")} <Icon name="arrow" />
				</ButtonLink>
			</PageHero>
			<AfterFirstScreen>
				<Keep />
				<Terms />
				<Steps />
				<Earn />
				<Payouts picture={pictures.payouts} />
				<Listing />
				<Questions />
				<ArtBanner
					ground="blue"
					picture={pictures.contact}
					title={t("publish.contact.title")}
					lede={t("publish.contact.lede")}
				>
					<button {...opensContact()} {...buttonProps({ variant: "light", size: "large" })}>
						{t("publish.contact.action")} <Icon name="arrow" />
					</button>
				</ArtBanner>
			</AfterFirstScreen>
		</>
	);
}
