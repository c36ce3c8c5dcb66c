import { useTranslation } from "react-i18next";
import { ButtonLink, buttonProps } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { sitePicture } from "~/content/pictures.server.ts";
import { opensContact } from "~/features/contact/opensContact.ts";
import { ArtBanner } from "~/features/sections/ArtBanner.tsx";
import { EarnSection } from "~/features/sections/EarnSection.tsx";
import { PageHero } from "~/features/sections/PageHero.tsx";
import { SdkSection } from "~/features/sections/SdkSection.tsx";
import { pageMeta } from "~/seo/pageMeta.ts";
import { site } from "../../../content/site.ts";
import type { Route } from "./+types/PublishPage.route";
import { Keep } from "./Keep.tsx";
import { Listing } from "./Listing.tsx";
import { Payouts } from "./Payouts.tsx";
import styles from "./PublishPage.module.css";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

/** At build time: the page's pictures. */
export function loader() {
	return {
		hero: sitePicture("site/hero-publish"),
		heroTall: sitePicture("site/publish"),
		purchases: sitePicture("site/earn-purchases"),
		advertising: sitePicture("site/earn-advertising"),
		payouts: sitePicture("site/payout"),
		contact: sitePicture("site/quay"),
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "publish");

/** The publish page: what a studio keeps, how it gets in, what it needs (spec 2.4). */
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
			<Keep />
			<Steps />
			<SdkSection
				title={t("publish.sdk.title")}
				lede={t("publish.sdk.lede")}
				docs={t("publish.sdk.docs")}
				repository={t("publish.sdk.repository")}
			/>
			<EarnSection
				title={t("publish.earn.title")}
				purchases={{
					title: t("publish.earn.purchases.title"),
					text: t("publish.earn.purchases.text"),
					picture: pictures.purchases,
				}}
				advertising={{
					title: t("publish.earn.advertising.title"),
					text: t("publish.earn.advertising.text"),
					picture: pictures.advertising,
				}}
			/>
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
		</>
	);
}
