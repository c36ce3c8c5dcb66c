import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { GameMosaic } from "#src/features/catalog/GameMosaic.tsx";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ExchangeRate } from "./ExchangeRate.tsx";
import { HomeFeatures } from "./HomeFeatures.tsx";
import styles from "./HomePage.module.css";
import { HomeSteps } from "./HomeSteps.tsx";
import type { getHomeData } from "./homeData.server.ts";
import { PublishBanner } from "./PublishBanner.tsx";

type HomeData = ReturnType<typeof getHomeData>;

/** The home page (product 4, consumer page). */
export function HomePage({ page, data }: { page: PageInfo; data: HomeData }) {
	return (
		<SiteLayout page={page}>
			<HomeContent {...data} />
		</SiteLayout>
	);
}

function HomeContent({ games, phoneTitle, pictures }: HomeData) {
	const { t } = useTranslation();
	return (
		<>
			<PageHero
				lines={[t("home.hero.line1"), t("home.hero.line2")]}
				wide={pictures.hero}
				tall={pictures.heroTall}
				broad={pictures.heroBroad}
				className={styles.hero}
				moves
			>
				<p className={`lede ${styles.lede}`}>{t("home.hero.lede")}</p>
				<ButtonLink size="large" href={site.links.marketplace}>
					<Icon name="play" />
					{t("home.hero.play")}
				</ButtonLink>
			</PageHero>

			<section id="games" className={`container ${styles.games}`} aria-labelledby="games-title">
				<GamesHeading id="games-title">{t("home.games.title")}</GamesHeading>
				<GameMosaic games={games} />
			</section>
			<ExchangeRate />
			<HomeFeatures phoneTitle={phoneTitle} phone={pictures.phone} coin={pictures.coin} topUp={pictures.topUp} />
			<HomeSteps register={pictures.register} choose={pictures.choose} earn={pictures.earn} />
			<PublishBanner picture={pictures.publish} />
		</>
	);
}
