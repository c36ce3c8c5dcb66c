import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { HeroImage } from "#src/components/Picture/Picture.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import audienceStyles from "./BusinessAudience.module.css";
import heroStyles from "./BusinessHero.module.css";
import currencyStyles from "./CurrencySection.module.css";
import earningsStyles from "./EarningsSection.module.css";
import paymentsStyles from "./PaymentsSection.module.css";
import { SdkIllustration } from "./SdkIllustration.tsx";
import overviewStyles from "./SdkOverview.module.css";
import sdkStyles from "./SdkSection.module.css";

/** The business page (product 4). */
export function BusinessPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<BusinessHero />

			<PaymentsSection />
			<SdkOverview />
			<CurrencySection />
			<EarningsSection />
			<SdkSection />
			<BusinessAudience />
			<ArtBanner
				ground="beige"
				picture={sitePicture("site/partner-consulting")}
				title={t("business.contact.title")}
				lede={t("business.contact.lede")}
			>
				<button {...opensContact()} {...buttonProps({ size: "large" })}>
					{t("business.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</SiteLayout>
	);
}

/** The first screen: a night market on the right, the words on its dark left half. */
function BusinessHero() {
	const { t } = useTranslation();
	return (
		<div className={heroStyles.hero}>
			<div className={`container ${heroStyles.copy}`}>
				<h1>
					<span>{t("business.hero.line1")}</span> <span>{t("business.hero.line2")}</span>
				</h1>
				<p className="lede">{t("business.hero.lede")}</p>
				<div className={heroStyles.actions}>
					<ButtonLink icon="play" size="large" href={site.links.marketplace}>
						{t("business.hero.play")}
					</ButtonLink>
					<PublishLink variant="outline" size="large">
						{t("business.hero.publish")}
					</PublishLink>
				</div>
			</div>
			<div className={heroStyles.scene}>
				<HeroImage wide={sitePicture("site/hero-business")} tall={sitePicture("site/hero-business-tall")} />
			</div>
		</div>
	);
}

/** Card acquiring and cryptocurrency: two buttons that open the contact dialog (product 4). */
function PaymentsSection() {
	const { t } = useTranslation();
	const ways = [
		{ icon: "card", label: t("business.payments.card") },
		{ icon: "coin", label: t("business.payments.crypto") },
	] as const;
	return (
		<section className={`container ${paymentsStyles.payments}`}>
			<div>
				<h2>{t("business.payments.title")}</h2>
				<p className="lede">{t("business.payments.lede")}</p>
				<ul>
					{ways.map(({ icon, label }) => (
						<li key={icon}>
							<button {...opensContact()} className={paymentsStyles.way}>
								<Icon name={icon} />
								<span>{label}</span>
								<Icon name="arrow" />
							</button>
						</li>
					))}
				</ul>
			</div>
			<SitePicture
				name="site/payments"
				sizes="(min-width: 992px) max(540px, 28.1vw), 92vw"
				className={paymentsStyles.art}
			/>
		</section>
	);
}

const parts = ["solutions", "integration", "analytics"] as const;

/** Three unequal cards: payment solutions, seamless integration, analytics (product 4). */
function SdkOverview() {
	const { t } = useTranslation();
	return (
		<section className={overviewStyles.kit}>
			<div className="container">
				<h2>{t("business.kit.title")}</h2>
				<div className={overviewStyles.parts}>
					{parts.map((part) => (
						<article key={part} className={overviewStyles.part} data-part={part}>
							<SdkIllustration part={part} />
							<div>
								<h3>{t(`business.kit.${part}.title`)}</h3>
								<p>{t(`business.kit.${part}.text`)}</p>
							</div>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}

/** The T$ and why a price in it holds (product 4, the block with a T$ icon). */
function CurrencySection() {
	const { t } = useTranslation();
	return (
		<section className={currencyStyles.block}>
			<div className={`container ${currencyStyles.grid}`}>
				<SitePicture name="site/coin" sizes="(min-width: 768px) 40vw, 60vw" className={currencyStyles.coin} />
				<div className={currencyStyles.copy}>
					<h2>{t("business.currency.title")}</h2>
					<p className="lede">{t("business.currency.lede")}</p>
				</div>
			</div>
		</section>
	);
}

/** How a product earns, as two unequal cards: in-app purchases and advertising. */
function EarningsSection() {
	const { t } = useTranslation();
	return (
		<section className={`container ${earningsStyles.earn}`}>
			<h2>{t("business.earn.title")}</h2>
			<div className={earningsStyles.ways}>
				<article className={earningsStyles.purchases}>
					<h3>{t("business.earn.purchases.title")}</h3>
					<p className="lede">{t("business.earn.purchases.text")}</p>
					<SitePicture name="site/earn-purchases" sizes="(min-width: 992px) max(720px, 37.5vw), 92vw" />
				</article>
				<article className={earningsStyles.advertising}>
					<SitePicture name="site/earn-advertising" sizes="(min-width: 992px) max(520px, 27.1vw), 92vw" />
					<h3>{t("business.earn.advertising.title")}</h3>
					<p className="lede">{t("business.earn.advertising.text")}</p>
				</article>
			</div>
		</section>
	);
}

/** What a business's developers begin with: the SDK's documentation. */
function SdkSection() {
	const { t } = useTranslation();
	return (
		<section className={sdkStyles.block}>
			<div className={`container ${sdkStyles.grid}`}>
				<p className={sdkStyles.figure} aria-hidden="true" data-screen="">
					SDK
				</p>
				<div className={sdkStyles.copy}>
					<h2>{t("business.sdk.title")}</h2>
					<p className="lede">{t("business.sdk.lede")}</p>
					<ButtonLink icon="arrow" variant="light" href={site.links.sdkDocumentation}>
						{t("business.sdk.action")}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}

/** A global audience: the same moment under several skies, side by side; and the way to bring one's own as a partner. */
function BusinessAudience() {
	const { t, to } = useLocale();
	return (
		<section className={audienceStyles.audience}>
			<div className={`container ${audienceStyles.copy}`}>
				<h2>{t("business.audience.title")}</h2>
				<div>
					<p className="lede">{t("business.audience.lede")}</p>
					<p>
						{t("business.audience.partners")} <a href={to("partnership")}>{t("business.audience.partnership")}</a>
					</p>
				</div>
			</div>
			<div className={audienceStyles.zones}>
				{/* By the hour: sunset, dusk, polar light, deep night. */}
				{readPlacements().business.hours.map((game) => (
					<SitePicture key={game} name={`games/${game}/tall`} sizes="30vw" />
				))}
			</div>
		</section>
	);
}
