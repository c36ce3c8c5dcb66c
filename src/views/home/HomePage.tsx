import { site } from "#config/site.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { GameMosaic } from "#src/features/catalog/GameMosaic.tsx";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ExchangeRate } from "./ExchangeRate.tsx";
import { HomeFeatures } from "./HomeFeatures.tsx";
import styles from "./HomePage.module.css";
import { HomeSteps } from "./HomeSteps.tsx";
import { PublishBanner } from "./PublishBanner.tsx";

export function HomePage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("home.hero.line1"), t("home.hero.line2")]}
				wide={sitePicture("site/home-hero")}
				tall={sitePicture("site/home-hero-tall")}
				broad={sitePicture("site/home-hero-ultra")}
				className={styles.hero}
				moves
			>
				<p className={`lede ${styles.lede}`}>{t("home.hero.lede")}</p>
				<ButtonLink icon="play" size="large" href={site.links.marketplace}>
					{t("home.hero.play")}
				</ButtonLink>
			</PageHero>

			<section id="games" className={`container ${styles.games}`} aria-labelledby="games-title">
				<GamesHeading id="games-title">{t("home.games.title")}</GamesHeading>
				<GameMosaic games={featuredGames()} />
			</section>
			<ExchangeRate />
			<HomeFeatures />
			<HomeSteps />
			<PublishBanner />
		</SiteLayout>
	);
}
