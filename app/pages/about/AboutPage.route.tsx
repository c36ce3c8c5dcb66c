import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { PageHero } from "#app/features/sections/PageHero.tsx";
import { PublishLink } from "#app/features/sections/PublishLink.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/AboutPage.route";
import styles from "./AboutPage.module.css";
import { Backed } from "./Backed.tsx";
import { Journey } from "./Journey.tsx";
import { Studios } from "./Studios.tsx";
import { Talk } from "./Talk.tsx";
import { Values } from "./Values.tsx";

/** At build time: the page's pictures. */
export function loader() {
	return {
		hero: sitePicture("site/hero-about"),
		heroTall: sitePicture("site/hero-about-tall"),
		coin: sitePicture("site/coin"),
		journey: {
			topUp: sitePicture("site/top-up"),
			play: sitePicture("site/journey-play"),
			buy: sitePicture("site/journey-buy"),
			payout: sitePicture("site/payout"),
		},
		publish: sitePicture("site/publish"),
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "about");

/** About us (product 4). */
export default function AboutPage({ loaderData: pictures }: Route.ComponentProps) {
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
			<AfterFirstScreen>
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
			</AfterFirstScreen>
		</>
	);
}
