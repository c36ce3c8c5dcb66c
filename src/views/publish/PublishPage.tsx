import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { RevenueShare } from "#src/features/revenue/RevenueShare.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { GameList } from "./GameList.tsx";
import { PayoutsSection } from "./PayoutsSection.tsx";
import styles from "./PublishPage.module.css";
import { PublishQuestions } from "./PublishQuestions.tsx";
import { PublishSteps } from "./PublishSteps.tsx";
import { PublishTerms } from "./PublishTerms.tsx";
import { StudioEarnings } from "./StudioEarnings.tsx";

/** The publish page (product 4). `calculator` is `RevenueCalculator.island.tsx`. */
export function PublishPage({ page, calculator }: { page: PageInfo; calculator?: ReactNode }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("publish.hero.line1"), t("publish.hero.line2")]}
				wide={sitePicture("site/hero-publish")}
				tall={sitePicture("site/publish")}
				className={styles.hero}
			>
				<p className={`lede ${styles.lede}`}>{t("publish.hero.lede")}</p>
				<ButtonLink icon="arrow" variant="light" size="large" href={site.links.publish}>
					{t("publish.hero.action")}
				</ButtonLink>
			</PageHero>

			<RevenueShare>{calculator}</RevenueShare>
			<PublishTerms />
			<PublishSteps />
			<StudioEarnings />
			<PayoutsSection />
			<GameList />
			<PublishQuestions />
			<ArtBanner
				ground="blue"
				picture={sitePicture("site/quay")}
				title={t("publish.contact.title")}
				lede={t("publish.contact.lede")}
			>
				<button {...opensContact} {...buttonProps({ variant: "light", size: "large" })}>
					{t("publish.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</SiteLayout>
	);
}
