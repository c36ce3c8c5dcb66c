import { platformFeeCap } from "#config/figures.ts";
import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { Accordion } from "#src/components/Accordion/Accordion.tsx";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { getFaqQuestions } from "#src/head/questions.ts";
import { formatPercent } from "#src/i18n/formatPercent.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import audienceStyles from "./PartnerAudience.module.css";
import contactStyles from "./PartnerContactCta.module.css";
import { PartnerReviews } from "./PartnerReviews.tsx";
import styles from "./PartnershipPage.module.css";
import partnersStyles from "./PartnershipPartners.module.css";
import questionsStyles from "./PartnershipQuestions.module.css";
import { PartnershipSteps } from "./PartnershipSteps.tsx";

/** The partnership page (product 4), the one page that exists in Indonesian, too. */
export function PartnershipPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("partnership.hero.line1"), t("partnership.hero.line2")]}
				wide={sitePicture("site/hero-partnership")}
				tall={sitePicture("site/hero-partnership-tall")}
				className={styles.hero}
				actionsPosition="below"
			>
				<p className={`lede ${styles.lede}`}>{t("partnership.hero.lede")}</p>
				<StartButton variant="primary" />
			</PageHero>

			<PartnerAudience />
			<PartnershipSteps />
			<PartnershipPartners />
			<PartnerReviews />
			<ArtBanner
				ground="blue"
				picture={sitePicture(`games/${readPlacements().partnership.begin}/preview`)}
				title={t("partnership.begin.title")}
				lede={t("partnership.begin.lede")}
			>
				<StartButton variant="light" />
			</ArtBanner>
			<PartnerContactCta />
			<PartnershipQuestions />
		</SiteLayout>
	);
}

/** To the marketplace web app. */
function StartButton({ variant }: { variant: "primary" | "light" }) {
	const { t } = useTranslation();
	return (
		<ButtonLink icon="arrow" variant={variant} size="large" href={site.links.marketplace}>
			{t("layout.start")}
		</ButtonLink>
	);
}

/** Who may want to join, as three cards of different weight (product 4). */
function PartnerAudience() {
	const { t, language } = useLocale();
	return (
		<section className={`container ${audienceStyles.audience}`}>
			<h2>{t("partnership.audience.title")}</h2>
			<div className={audienceStyles.cards}>
				<article className={audienceStyles.learner}>
					<div className={audienceStyles.copy}>
						<h3>{t("partnership.audience.learner.title")}</h3>
						<p className="lede">{t("partnership.audience.learner.text")}</p>
					</div>
					<SitePicture
						name="site/lecture"
						sizes="(min-width: 1280px) max(540px, 28.1vw), (min-width: 768px) 50vw, 92vw"
					/>
				</article>
				<article className={audienceStyles.maker}>
					<div className={audienceStyles.copy}>
						<h3>{t("partnership.audience.maker.title")}</h3>
						<p className="lede">{t("partnership.audience.maker.text")}</p>
					</div>
					<p className={audienceStyles.figure} aria-hidden="true">
						{formatPercent(platformFeeCap.value, language)}
					</p>
				</article>
				<article className={audienceStyles.connector}>
					<div className={audienceStyles.copy}>
						<h3>{t("partnership.audience.connector.title")}</h3>
						<p className="lede">{t("partnership.audience.connector.text")}</p>
					</div>
					<div className={audienceStyles.people}>
						{readPlacements().partnership.acquaintances.map((game) => (
							<SitePicture key={game} name={`games/${game}/icon`} sizes="(min-width: 768px) 168px, 104px" />
						))}
					</div>
				</article>
			</div>
		</section>
	);
}

/** The consulting firm and the marketplace, as two pieces that fit (product 4). */
function PartnershipPartners() {
	const { t } = useTranslation();
	return (
		<section className={`container ${partnersStyles.partners}`}>
			<h2>{t("partnership.partners.title")}</h2>
			<div className={partnersStyles.pieces}>
				<article className={partnersStyles.consulting}>
					<SitePicture
						name="site/partner-consulting"
						sizes="(min-width: 1280px) max(450px, 23.4vw), (min-width: 768px) 36vw, 84vw"
					/>
					<h3>{t("partnership.partners.consulting.title")}</h3>
					<p className="lede">{t("partnership.partners.consulting.text")}</p>
				</article>
				<article className={partnersStyles.marketplace}>
					<SitePicture
						name="site/partner-marketplace"
						sizes="(min-width: 1280px) max(560px, 29.2vw), (min-width: 768px) 46vw, 84vw"
					/>
					<h3>{t("partnership.partners.marketplace.title", { product: site.name })}</h3>
					<p className="lede">{t("partnership.partners.marketplace.text")}</p>
				</article>
			</div>
		</section>
	);
}

/** A call to write first (product 4), on a postcard with the three lines that it speaks of. */
function PartnerContactCta() {
	const { t } = useTranslation();
	return (
		<section className={contactStyles.ask}>
			<div className={`container ${contactStyles.grid}`}>
				<h2>{t("partnership.contact.title")}</h2>
				<div className={contactStyles.postcard}>
					<SitePicture name="site/coin" sizes="120px" className={contactStyles.stamp} />
					<p className="lede">{t("partnership.contact.lede")}</p>
					<span className={contactStyles.line} aria-hidden="true" />
					<span className={contactStyles.line} aria-hidden="true" />
					<span className={contactStyles.line} aria-hidden="true" />
					<button {...opensContact()} {...buttonProps({ size: "large" })}>
						{t("partnership.contact.action")} <Icon name="arrow" />
					</button>
				</div>
			</div>
		</section>
	);
}

/** What one asks before signing, and the terms that one signs (product 4). */
function PartnershipQuestions() {
	const i18n = useTranslation();
	const { t } = i18n;
	return (
		<section className={`container ${questionsStyles.questions}`}>
			<div className={questionsStyles.side}>
				<h2>{t("partnership.faq.title")}</h2>
				<DocumentLink chapter="partners" doc="terms-and-conditions" {...buttonProps({ variant: "outline" })}>
					{t("partnership.faq.terms")} <Icon name="arrow" />
				</DocumentLink>
			</div>
			<Accordion name="partnership-faq" items={getFaqQuestions(i18n, "partnership")} />
		</section>
	);
}
