import { ButtonLink } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { PageHero } from "#app/features/sections/PageHero.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlaces } from "#content/readers/places.server.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/PartnershipPage.route";
import { Ask } from "./Ask.tsx";
import { Audience } from "./Audience.tsx";
import { Partners } from "./Partners.tsx";
import styles from "./PartnershipPage.module.css";
import { Questions } from "./Questions.tsx";
import { Reviews } from "./Reviews.tsx";
import { Steps } from "./Steps.tsx";

/** At build time: the page's pictures. */
export function loader() {
	const places = readPlaces().partnership;
	return {
		hero: sitePicture("site/hero-partnership"),
		heroTall: sitePicture("site/hero-partnership-tall"),
		lecture: sitePicture("site/lecture"),
		people: places.acquaintances.map((game) => sitePicture(`games/${game}/icon`)),
		consulting: sitePicture("site/partner-consulting"),
		marketplace: sitePicture("site/partner-marketplace"),
		reviewers: {
			developer: sitePicture("site/reviewer-1"),
			baker: sitePicture("site/reviewer-2"),
			bookkeeper: sitePicture("site/reviewer-3"),
		},
		begin: sitePicture(`games/${places.begin}/preview`),
		stamp: sitePicture("site/coin"),
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "partnership");

/** The partnership page (product 4), the one page that exists in Indonesian, too. */
export default function PartnershipPage({ loaderData: pictures }: Route.ComponentProps) {
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
			<AfterFirstScreen>
				<Audience lecture={pictures.lecture} people={pictures.people} />
				<Steps />
				<Partners consulting={pictures.consulting} marketplace={pictures.marketplace} />
				<Reviews pictures={pictures.reviewers} />
				<ArtBanner
					ground="blue"
					picture={pictures.begin}
					title={t("partnership.begin.title")}
					lede={t("partnership.begin.lede")}
				>
					<StartButton variant="light" />
				</ArtBanner>
				<Ask stamp={pictures.stamp} />
				<Questions />
			</AfterFirstScreen>
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
