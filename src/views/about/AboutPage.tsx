import { site } from "#config/site.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./AboutPage.module.css";
import type { getAboutData } from "./aboutData.server.ts";
import { CompanyValues } from "./CompanyValues.tsx";
import { ContactCta } from "./ContactCta.tsx";
import { InvestorsSection } from "./InvestorsSection.tsx";
import { StudioDoors } from "./StudioDoors.tsx";
import { TeleDollarJourney } from "./TeleDollarJourney.tsx";

type AboutData = ReturnType<typeof getAboutData>;

/** About us (product 4). */
export function AboutPage({ page, data }: { page: PageInfo; data: AboutData }) {
	return (
		<SiteLayout page={page}>
			<Content {...data} />
		</SiteLayout>
	);
}

function Content(pictures: AboutData) {
	const { t } = useTranslation();
	return (
		<>
			<PageHero
				lines={[t("about.hero.line1"), t("about.hero.line2")]}
				wide={pictures.hero}
				tall={pictures.heroTall}
				className={styles.hero}
			/>
			<p className={`container ${styles.statement}`}>{t("about.hero.lede", { product: site.name })}</p>

			<InvestorsSection coin={pictures.coin} />
			<CompanyValues />
			<TeleDollarJourney pictures={pictures.journey} />
			<StudioDoors />
			<ContactCta />
			<ArtBanner
				ground="blue"
				picture={pictures.publish}
				title={t("about.publish.title")}
				lede={t("about.publish.lede")}
			>
				<PublishLink variant="light" size="large">
					{t("about.publish.action")}
				</PublishLink>
			</ArtBanner>
		</>
	);
}
