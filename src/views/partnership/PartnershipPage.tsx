import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
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
import type { getPartnershipData } from "./partnershipData.server.ts";

type PartnershipData = ReturnType<typeof getPartnershipData>;

/** The partnership page (product 4), the one page that exists in Indonesian, too. */
export function PartnershipPage({ page, data }: { page: PageInfo; data: PartnershipData }) {
	return (
		<SiteLayout page={page}>
			<Content {...data} />
		</SiteLayout>
	);
}

function Content(pictures: PartnershipData) {
	const { t } = useTranslation();
	return (
		<>
			<PageHero
				lines={[t("partnership.hero.line1"), t("partnership.hero.line2")]}
				wide={pictures.hero}
				tall={pictures.heroTall}
				className={styles.hero}
				act="below"
			>
				<p className={`lede ${styles.lede}`}>{t("partnership.hero.lede")}</p>
				<StartButton variant="primary" />
			</PageHero>

			<PartnerAudience lecture={pictures.lecture} people={pictures.people} />
			<PartnershipSteps />
			<PartnershipPartners consulting={pictures.consulting} marketplace={pictures.marketplace} />
			<PartnerReviews pictures={pictures.reviewers} />
			<ArtBanner
				ground="blue"
				picture={pictures.begin}
				title={t("partnership.begin.title")}
				lede={t("partnership.begin.lede")}
			>
				<StartButton variant="light" />
			</ArtBanner>
			<PartnerContactCta stamp={pictures.stamp} />
			<PartnershipQuestions />
		</>
	);
}

/** To the marketplace web app. */
function StartButton({ variant }: { variant: "primary" | "light" }) {
	const { t } = useTranslation();
	return (
		<ButtonLink variant={variant} size="large" href={site.links.marketplace}>
			{t("partnership.start")} <Icon name="arrow" />
		</ButtonLink>
	);
}
