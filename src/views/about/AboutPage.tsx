import { site } from "#config/site.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./AboutPage.module.css";
import type { getAboutData } from "./aboutData.server.ts";
import { ContactCta } from "./ContactCta.tsx";
import { Investors } from "./Investors.tsx";
import { Journey } from "./Journey.tsx";
import { Studios } from "./Studios.tsx";
import { Values } from "./Values.tsx";

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

			<Investors coin={pictures.coin} />
			<Values />
			<Journey pictures={pictures.journey} />
			<Studios />
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
