import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./AboutPage.module.css";
import { CompanyValues } from "./CompanyValues.tsx";
import { ContactCta } from "./ContactCta.tsx";
import { InvestorsSection } from "./InvestorsSection.tsx";
import { StudioMonetization } from "./StudioMonetization.tsx";
import { TeleDollarJourney } from "./TeleDollarJourney.tsx";

export function AboutPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("about.hero.line1"), t("about.hero.line2")]}
				wide={sitePicture("site/hero-about")}
				tall={sitePicture("site/hero-about-tall")}
				className={styles.hero}
			/>
			<p className={`container ${styles.statement}`}>{t("about.hero.lede", { product: site.name })}</p>

			<InvestorsSection />
			<CompanyValues />
			<TeleDollarJourney />
			<StudioMonetization />
			<ContactCta />
			<ArtBanner
				ground="blue"
				picture={sitePicture("site/publish")}
				title={t("about.publish.title")}
				lede={t("about.publish.lede")}
			>
				<PublishLink variant="light" size="large">
					{t("about.publish.action")}
				</PublishLink>
			</ArtBanner>
		</SiteLayout>
	);
}
