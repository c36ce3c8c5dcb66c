import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./AboutPage.module.css";
import valuesStyles from "./CompanyValues.module.css";
import contactStyles from "./ContactCta.module.css";
import investorsStyles from "./InvestorsSection.module.css";
import monetizationStyles from "./StudioMonetization.module.css";
import journeyStyles from "./TeleDollarJourney.module.css";

/** About us (product 4). */
export function AboutPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("about.hero.line1"), t("about.hero.line2")]}
				wide={sitePicture("site/hero-about")}
				tall={sitePicture("site/hero-about-tall")}
				className={styles.hero}
			/>
			<p className={`container ${styles.statement}`}>{t("about.hero.lede", { product: site.name })}</p>

			<InvestorsSection />
			<CompanyValues />
			<TeleDollarJourney />
			<StudioMonetization />
			<ContactCta />
			<ArtBanner
				ground="blue"
				picture={sitePicture("site/publish")}
				title={t("about.publish.title")}
				lede={t("about.publish.lede")}
			>
				<PublishLink variant="light" size="large">
					{t("about.publish.action")}
				</PublishLink>
			</ArtBanner>
		</SiteLayout>
	);
}

/** That investors stand behind the marketplace (product 4). */
function InvestorsSection() {
	const { t } = useTranslation();
	return (
		<section className={investorsStyles.backed}>
			<div className={`container ${investorsStyles.copy}`}>
				<h2>{t("about.backed.title")}</h2>
				<p className="lede">{t("about.backed.text")}</p>
			</div>
			<SitePicture name="site/coin" sizes="(min-width: 992px) 44vw, 70vw" className={investorsStyles.coin} />
		</section>
	);
}

const values = ["worth", "fee", "rules", "access"] as const;

/** What the marketplace holds to, as ruled lines (product 4). */
function CompanyValues() {
	const { t } = useTranslation();
	return (
		<section className={`container ${valuesStyles.values}`}>
			<h2>{t("about.values.title")}</h2>
			<ul>
				{values.map((value) => (
					<li key={value}>
						<h3>{t(`about.values.${value}.title`)}</h3>
						<p>{t(`about.values.${value}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

const journeyStops = [
	{ stop: "topUp", picture: "site/top-up" },
	{ stop: "play", picture: "site/journey-play" },
	{ stop: "buy", picture: "site/journey-buy" },
	{ stop: "payout", picture: "site/payout" },
] as const;

/**
 * The journey of one T$ in four numbered cards, in a strip that runs off the viewport's edge. The numbered bar below
 * hints that it goes on: its fill is 40 % wide (product 4) and follows the strip where the browser can tell.
 */
function TeleDollarJourney() {
	const { t } = useTranslation();
	return (
		<section className={journeyStyles.journey}>
			<h2 id="journey-title" className="container">
				{t("about.journey.title")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section className={journeyStyles.strip} aria-labelledby="journey-title" tabIndex={0}>
				<ol>
					{journeyStops.map(({ stop, picture }, index) => (
						<li key={stop}>
							<SitePicture
								name={picture}
								sizes="(min-width: 1200px) max(540px, 28.1vw), (min-width: 768px) 46vw, 78vw"
							/>
							<div className={journeyStyles.copy}>
								<span className={journeyStyles.number} aria-hidden="true">
									{index + 1}
								</span>
								<div>
									<h3>{t(`about.journey.${stop}.title`)}</h3>
									<p>{t(`about.journey.${stop}.text`)}</p>
								</div>
							</div>
						</li>
					))}
				</ol>
			</section>
			<div className={`container ${journeyStyles.hint}`}>
				<div className={journeyStyles.progress} aria-hidden="true">
					<div className={journeyStyles.numbers}>
						{journeyStops.map(({ stop }, index) => (
							<span key={stop}>{index + 1}</span>
						))}
					</div>
					<div className={journeyStyles.bar}>
						<div className={journeyStyles.fill} />
					</div>
				</div>
				<p className={journeyStyles.more}>
					{t("about.journey.hint")} <Icon name="arrow" />
				</p>
			</div>
		</section>
	);
}

/** How studios earn here, in two sentences, and the SDK that they can look into. */
function StudioMonetization() {
	const { t } = useTranslation();
	return (
		<section className={`container ${monetizationStyles.studios}`}>
			<h2>{t("about.earn.title")}</h2>
			<div className={monetizationStyles.cards}>
				<article>
					<h3>{t("about.earn.purchases.title")}</h3>
					<p>{t("about.earn.purchases.text")}</p>
				</article>
				<article>
					<h3>{t("about.earn.advertising.title")}</h3>
					<p>{t("about.earn.advertising.text")}</p>
				</article>
				<article className={monetizationStyles.sdk}>
					<h3>{t("about.sdk.title")}</h3>
					<p className="lede">{t("about.sdk.lede")}</p>
					<div className={monetizationStyles.actions}>
						<ButtonLink icon="arrow" variant="light" href={site.links.sdkDocumentation}>
							{t("about.sdk.docs")}
						</ButtonLink>
						<ButtonLink variant="outline" href={site.links.sdkRepository}>
							{t("about.sdk.repository")}
						</ButtonLink>
					</div>
				</article>
			</div>
		</section>
	);
}

/** Two buttons to the same window, drawn as the doors they speak of (product 4). */
function ContactCta() {
	const { t } = useTranslation();
	return (
		<section className={`container ${contactStyles.talk}`}>
			<div className={contactStyles.copy}>
				<h2>{t("about.talk.title")}</h2>
				<p className="lede">{t("about.talk.lede")}</p>
			</div>
			<div className={contactStyles.doors}>
				<button {...opensContact()} className={contactStyles.contactButton}>
					<span>{t("about.talk.studio")}</span> <Icon name="arrow" />
				</button>
				<button {...opensContact()} className={contactStyles.contactButton}>
					<span>{t("about.talk.business")}</span> <Icon name="arrow" />
				</button>
			</div>
		</section>
	);
}
