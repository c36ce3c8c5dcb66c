import { fillBrandSlug } from "#config/brandSlug.ts";
import choices from "#config/choices/home.json" with { type: "json" };
import { figureVariables } from "#config/figureVariables.ts";
import { site } from "#config/site.ts";
import { allGames, featuredGames } from "#content/readers/games.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { GameMosaic } from "#src/features/catalog/GameMosaic.tsx";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import rateStyles from "./ExchangeRate.module.css";
import featuresStyles from "./HomeFeatures.module.css";
import styles from "./HomePage.module.css";
import stepsStyles from "./HomeSteps.module.css";
import bannerStyles from "./PublishBanner.module.css";

/** The home page (product 4, consumer page). */
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

/** Play and earn: the rate of the currency as the page's one huge figure (product 4). */
function ExchangeRate() {
	const { t, to } = useLocale();
	return (
		<section className={rateStyles.block}>
			<div className="container">
				<p className={rateStyles.rate}>
					<span>
						<span className={rateStyles.money}>1 T$</span> ={" "}
					</span>
					<span>{`${figureVariables.teleDollarValue} USDT`}</span>
				</p>
				<div className={rateStyles.below}>
					<h2>{t("home.rate.title")}</h2>
					<div>
						<p className="lede">{t("home.rate.text")}</p>
						<p>
							{t("home.rate.note")}{" "}
							<a href={to("article", { slug: fillBrandSlug(choices.currencyArticle) })}>{t("home.rate.more")}</a>
						</p>
						<ButtonLink icon="play" variant="light" href={site.links.marketplace}>
							{t("home.rate.action")}
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}

/** Three unequal cards (product 4): no downloads, earn more, top up. */
function HomeFeatures() {
	const { t } = useTranslation();
	const { phone } = readPlacements().home;
	const phoneTitle = allGames().find(({ slug }) => slug === phone)?.title;
	const ways = [
		{ icon: "card", name: t("home.features.topUp.card"), note: t("home.features.topUp.cardNote") },
		{ icon: "coin", name: t("home.features.topUp.crypto"), note: t("home.features.topUp.cryptoNote") },
	] as const;
	return (
		<section className={`container ${featuresStyles.features}`}>
			<article className={featuresStyles.downloads}>
				<h2>{t("home.features.downloads.title")}</h2>
				<p className="lede">{t("home.features.downloads.text")}</p>
				<div className={featuresStyles.phone} data-screen="">
					<p>
						{phoneTitle} <span>{t("home.features.downloads.caption")}</span>
					</p>
					<SitePicture name={`games/${phone}/screenshot-1`} sizes="(min-width: 992px) max(800px, 41.7vw), 100vw" />
				</div>
			</article>
			<article className={featuresStyles.earn}>
				<SitePicture
					name="site/coin"
					sizes="(min-width: 992px) max(272px, 14.2vw), 50vw"
					className={featuresStyles.coin}
				/>
				<h3>{t("home.features.earn.title")}</h3>
				<p>{t("home.features.earn.text")}</p>
				<p>
					<DocumentLink chapter="customers" doc="referral-program">
						{t("guidelines.documents.customers.referral-program")}
					</DocumentLink>
				</p>
			</article>
			<article className={featuresStyles.topUp}>
				<h3>{t("home.features.topUp.title")}</h3>
				<p>{t("home.features.topUp.text")}</p>
				<div className={featuresStyles.topUpArt}>
					<SitePicture name="site/top-up" sizes="(min-width: 992px) max(416px, 21.7vw), 80vw" />
				</div>
				<ul>
					{ways.map(({ icon, name, note }) => (
						<li key={icon}>
							<Icon name={icon} />
							<span className={featuresStyles.way}>{name}</span>
							<span className={featuresStyles.note}>{note}</span>
						</li>
					))}
				</ul>
			</article>
		</section>
	);
}

/** Three numbered steps; the first is a link that takes this page's query string along (product 4). */
function HomeSteps() {
	const { t, to } = useLocale();
	return (
		<section className={`container ${stepsStyles.steps}`}>
			<h2>{t("home.steps.title")}</h2>
			<ol>
				<li>
					<a href={site.links.register} data-carry-query="" className={stepsStyles.step}>
						<StepBody number={1} name="register" action={t("home.steps.register.action")} />
					</a>
				</li>
				<li className={stepsStyles.step}>
					<StepBody number={2} name="choose" />
				</li>
				<li className={stepsStyles.step}>
					<StepBody number={3} name="earn" />
				</li>
			</ol>
			<p className={stepsStyles.more}>
				<a href={to("article", { slug: fillBrandSlug(choices.beginnersArticle) })}>
					{t("home.steps.more")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}

interface StepBodyProps {
	number: number;
	name: "register" | "choose" | "earn";
	action?: string;
}

function StepBody({ number, name, action }: StepBodyProps) {
	const { t } = useTranslation();
	return (
		<>
			<span className={stepsStyles.number} aria-hidden="true">
				{number}
			</span>
			<div>
				<h3>{t(`home.steps.${name}.title`)}</h3>
				<p>{t(`home.steps.${name}.text`)}</p>
				{action && (
					<p className={stepsStyles.action}>
						{action} <Icon name="arrow" />
					</p>
				)}
			</div>
			<SitePicture
				name={`site/step-${name}`}
				sizes="(min-width: 1400px) max(420px, 21.9vw), (min-width: 768px) 33vw, 92vw"
				className={stepsStyles.picture}
			/>
		</>
	);
}

/** For the studio that came by: the fee, and the way to publish. */
function PublishBanner() {
	const { t } = useTranslation();
	return (
		<section className={bannerStyles.banner}>
			<div className={bannerStyles.copy}>
				<h2>
					<span className={bannerStyles.figure}>
						{t("home.publish.figure")}
						<small>%</small>
					</span>{" "}
					{t("home.publish.title")}
				</h2>
				<p className="lede">{t("home.publish.text")}</p>
				<PublishLink variant="light" size="large">
					{t("home.publish.action")}
				</PublishLink>
			</div>
			<div className={bannerStyles.art}>
				<SitePicture name="site/publish" sizes="(min-width: 992px) 50vw, 100vw" />
			</div>
		</section>
	);
}
