import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "#src/views/about/AboutPage.module.css";
import { Backed } from "#src/views/about/Backed.tsx";
import { Journey } from "#src/views/about/Journey.tsx";
import { Studios } from "#src/views/about/Studios.tsx";
import { Talk } from "#src/views/about/Talk.tsx";
import { Values } from "#src/views/about/Values.tsx";
import { site } from "#config/site.ts";
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
