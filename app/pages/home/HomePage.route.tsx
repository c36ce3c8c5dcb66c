import { ButtonLink } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { GameMosaic } from "#app/features/catalogue/GameMosaic.tsx";
import { GamesHead } from "#app/features/catalogue/GamesHead.tsx";
import { PageHero } from "#app/features/sections/PageHero.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { allGames, featuredGames } from "#content/readers/games.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlaces } from "#content/readers/places.server.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/HomePage.route";
import { Features } from "./Features.tsx";
import styles from "./HomePage.module.css";
import { PublishBanner } from "./PublishBanner.tsx";
import { Rate } from "./Rate.tsx";
import { Steps } from "./Steps.tsx";

/** At build time: the featured games and the page's own pictures. */
export function loader() {
	const { phone } = readPlaces().home;
	return {
		games: featuredGames(),
		phoneTitle: allGames().find(({ slug }) => slug === phone)?.title ?? "",
		pictures: {
			hero: sitePicture("site/home-hero"),
			heroTall: sitePicture("site/home-hero-tall"),
			heroBroad: sitePicture("site/home-hero-ultra"),
			phone: sitePicture(`games/${phone}/screenshot-1`),
			coin: sitePicture("site/coin"),
			topUp: sitePicture("site/top-up"),
			register: sitePicture("site/step-register"),
			choose: sitePicture("site/step-choose"),
			earn: sitePicture("site/step-earn"),
			publish: sitePicture("site/publish"),
		},
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "home");

/** The home page (product 4, consumer page). */
export default function HomePage({ loaderData: { games, phoneTitle, pictures } }: Route.ComponentProps) {
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
			<AfterFirstScreen>
				<section id="games" className={`container ${styles.games}`} aria-labelledby="games-title">
					<GamesHead id="games-title">{t("home.games.title")}</GamesHead>
					<GameMosaic games={games} />
				</section>
				<Rate />
				<Features phoneTitle={phoneTitle} phone={pictures.phone} coin={pictures.coin} topUp={pictures.topUp} />
				<Steps register={pictures.register} choose={pictures.choose} earn={pictures.earn} />
				<PublishBanner picture={pictures.publish} />
			</AfterFirstScreen>
		</>
	);
}
