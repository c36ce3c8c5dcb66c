import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { PageHero } from "#app/features/sections/PageHero.tsx";
import { PublishLink } from "#app/features/sections/PublishLink.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "#app/pages/about/AboutPage.module.css";
import { Backed } from "#app/pages/about/Backed.tsx";
import { Journey } from "#app/pages/about/Journey.tsx";
import { Studios } from "#app/pages/about/Studios.tsx";
import { Talk } from "#app/pages/about/Talk.tsx";
import { Values } from "#app/pages/about/Values.tsx";
import { site } from "#site/site.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import type { getAboutData } from "./aboutData.server.ts";

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

			<Backed coin={pictures.coin} />
			<Values />
			<Journey pictures={pictures.journey} />
			<Studios />
			<Talk />
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
