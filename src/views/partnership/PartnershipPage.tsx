import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { PartnerAudience } from "./PartnerAudience.tsx";
import { PartnerContactCta } from "./PartnerContactCta.tsx";
import { PartnerReviews } from "./PartnerReviews.tsx";
import styles from "./PartnershipPage.module.css";
import { PartnershipPartners } from "./PartnershipPartners.tsx";
import { PartnershipQuestions } from "./PartnershipQuestions.tsx";
import { PartnershipSteps } from "./PartnershipSteps.tsx";

/** The partnership page (product 4), the only page in Indonesian. */
export function PartnershipPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("partnership.hero.line1"), t("partnership.hero.line2")]}
				wide={sitePicture("site/hero-partnership")}
				tall={sitePicture("site/hero-partnership-tall")}
				className={styles.hero}
				actionsPosition="below"
			>
				<p className={`lede ${styles.lede}`}>{t("partnership.hero.lede")}</p>
				<StartButton variant="primary" />
			</PageHero>

			<PartnerAudience />
			<PartnershipSteps />
			<PartnershipPartners />
			<PartnerReviews />
			<ArtBanner
				ground="blue"
				picture={sitePicture(`games/${readPlacements().partnership.begin}/preview`)}
				title={t("partnership.begin.title")}
				lede={t("partnership.begin.lede")}
			>
				<StartButton variant="light" />
			</ArtBanner>
			<PartnerContactCta />
			<PartnershipQuestions />
		</SiteLayout>
	);
}

function StartButton({ variant }: { variant: "primary" | "light" }) {
	const { t } = useTranslation();
	return (
		<ButtonLink icon="arrow" variant={variant} size="large" href={site.links.marketplace}>
			{t("layout.start")}
		</ButtonLink>
	);
}
