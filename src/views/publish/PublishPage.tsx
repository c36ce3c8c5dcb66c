import type { ReactNode } from "react";
import choices from "#config/choices/publish.json" with { type: "json" };
import { figureVariables } from "#config/figureVariables.ts";
import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { Accordion } from "#src/components/Accordion/Accordion.tsx";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ClauseList } from "#src/features/guidelines/ClauseList.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { RevenueShare } from "#src/features/revenue/RevenueShare.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import { getFaqQuestions } from "#src/head/questions.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import listingStyles from "./GameList.module.css";
import payoutsStyles from "./PayoutsSection.module.css";
import styles from "./PublishPage.module.css";
import questionsStyles from "./PublishQuestions.module.css";
import stepsStyles from "./PublishSteps.module.css";
import termsStyles from "./PublishTerms.module.css";
import earningsStyles from "./StudioEarnings.module.css";

/**
 * The publish page: what a studio keeps, what it agrees to, how it gets in, what it needs (product 4).
 *
 * @param props.calculator `RevenueCalculator.island.tsx`
 */
export function PublishPage({ page, calculator }: { page: PageInfo; calculator?: ReactNode }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<PageHero
				lines={[t("publish.hero.line1"), t("publish.hero.line2")]}
				wide={sitePicture("site/hero-publish")}
				tall={sitePicture("site/publish")}
				className={styles.hero}
			>
				<p className={`lede ${styles.lede}`}>{t("publish.hero.lede")}</p>
				<ButtonLink icon="arrow" variant="light" size="large" href={site.links.publish}>
					{t("publish.hero.action")}
				</ButtonLink>
			</PageHero>

			<RevenueShare>{calculator}</RevenueShare>
			<PublishTerms />
			<PublishSteps />
			<StudioEarnings />
			<PayoutsSection />
			<GameList />
			<PublishQuestions />
			<ArtBanner
				ground="blue"
				picture={sitePicture("site/quay")}
				title={t("publish.contact.title")}
				lede={t("publish.contact.lede")}
			>
				<button {...opensContact()} {...buttonProps({ variant: "light", size: "large" })}>
					{t("publish.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</SiteLayout>
	);
}

/** What a studio asks before it signs, and the clause of the developer terms that answers it. */
const terms = Object.keys(choices.clauses) as (keyof typeof choices.clauses)[];

/** What a studio pays, when it is paid, what it owes and how it leaves: each with its clause. */
function PublishTerms() {
	const { t } = useTranslation();
	return (
		<section className={`container ${termsStyles.terms}`}>
			<div className={termsStyles.head}>
				<h2>{t("publish.terms.title")}</h2>
				<div>
					<p>{t("publish.terms.note")}</p>
					<DocumentLink chapter="developers" doc="terms-and-conditions" {...buttonProps({ variant: "outline" })}>
						{t("publish.listing.action")} <Icon name="arrow" />
					</DocumentLink>
				</div>
			</div>
			<ClauseList
				label={t("publish.terms.title")}
				chapter="developers"
				className={termsStyles.clauses}
				items={terms.map((term) => ({
					name: t(`publish.terms.${term}.name`),
					text: t(`publish.terms.${term}.text`),
					clause: choices.clauses[term],
					link: t("publish.terms.clause", { number: choices.clauses[term] }),
				}))}
			/>
		</section>
	);
}

const steps = ["register", "connect", "describe", "live"] as const;

/** Four steps from a build to a balance; the heading stays while they pass. */
function PublishSteps() {
	const { t } = useTranslation();
	return (
		<section className={stepsStyles.steps}>
			<div className={`container ${stepsStyles.grid}`}>
				<div className={stepsStyles.side}>
					<h2>{t("publish.steps.title")}</h2>
					<p className="lede">{t("publish.steps.lede")}</p>
					<ButtonLink icon="arrow" href={site.links.publish}>
						{t("publish.steps.action")}
					</ButtonLink>
				</div>
				<ol>
					{steps.map((step, index) => (
						<li key={step}>
							<span className={stepsStyles.number} aria-hidden="true">
								{index + 1}
							</span>
							<div>
								<h3>{t(`publish.steps.${step}.title`)}</h3>
								<p>{t(`publish.steps.${step}.text`)}</p>
								{step === "connect" && <SdkLinks />}
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

function SdkLinks() {
	const { t } = useTranslation();
	return (
		<p className={stepsStyles.sdk}>
			<a href={site.links.sdkDocumentation}>
				{t("publish.steps.connect.docs")} <Icon name="arrow" />
			</a>
			<a href={site.links.sdkRepository}>
				{t("publish.steps.connect.repository")} <Icon name="arrow" />
			</a>
		</p>
	);
}

const earningWays = ["purchases", "advertising"] as const;

/** What a game earns by, and what a studio decides about it, as two statements. */
function StudioEarnings() {
	const { t } = useTranslation();
	return (
		<section className={earningsStyles.block}>
			<div className={`container ${earningsStyles.grid}`}>
				<h2>{t("publish.earn.title")}</h2>
				{earningWays.map((way) => (
					<div key={way} className={earningsStyles.way}>
						<EarningsDrawing way={way} />
						<h3>{t(`publish.earn.${way}.title`)}</h3>
						<p>{t(`publish.earn.${way}.text`)}</p>
					</div>
				))}
			</div>
		</section>
	);
}

/** A price tag on its string, and a screen between two pauses. */
function EarningsDrawing({ way }: { way: (typeof earningWays)[number] }) {
	return (
		<svg viewBox="0 0 240 120" width="240" className={earningsStyles.drawing} aria-hidden="true">
			{way === "purchases" ? (
				<>
					<path className={earningsStyles.line} d="M0 22c34 0 40 38 66 38" />
					<path
						className={earningsStyles.mint}
						d="M46 60 92 14a14 14 0 0 1 10-4h118a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H102a14 14 0 0 1-10-4z"
					/>
					<circle className={earningsStyles.hole} cx="84" cy="60" r="12" />
					<text x="164" y="84">
						T$
					</text>
				</>
			) : (
				<>
					<path className={earningsStyles.line} d="M0 60h44M196 60h44" />
					<rect className={earningsStyles.mint} x="44" y="10" width="152" height="100" rx="14" />
					<path className={earningsStyles.play} d="M102 36v48l42-24z" />
				</>
			)}
		</svg>
	);
}

const payoutWays = [
	{ way: "card", icon: "card" },
	{ way: "crypto", icon: "coin" },
	{ way: "cashOut", icon: "arrow" },
] as const;

/** How money comes in and goes out: the rate as a figure, then each way as a ruled line. */
function PayoutsSection() {
	const { t, to } = useLocale();
	return (
		<section className={`container ${payoutsStyles.payouts}`}>
			<h2>{t("publish.payouts.title")}</h2>
			<div className={payoutsStyles.cards}>
				<div className={payoutsStyles.rate}>
					<p className={payoutsStyles.figure}>
						<span>1 T$ =</span> <span>{`${figureVariables.teleDollarValue} USDT`}</span>
					</p>
					<p className="lede">{t("publish.payouts.lede")}</p>
				</div>
				<SitePicture
					name="site/payout"
					sizes="(min-width: 992px) max(420px, 21.9vw), 92vw"
					className={payoutsStyles.art}
				/>
			</div>
			<ul>
				{payoutWays.map(({ way, icon }) => (
					<li key={way}>
						<Icon name={icon} />
						<h3>{t(`publish.payouts.${way}.title`)}</h3>
						<p>{t(`publish.payouts.${way}.text`)}</p>
					</li>
				))}
			</ul>
			<p className={payoutsStyles.example}>
				<a href={to("article", { slug: choices.payoutArticle })}>
					{t("publish.payouts.example")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}

const items = ["name", "date", "category", "prices", "description", "images", "security", "terms", "privacy"] as const;

/** The nine things that a listing needs, as a numbered packing list on a sheet of paper. */
function GameList() {
	const { t } = useTranslation();
	return (
		<section className={listingStyles.listing}>
			<div className={`container ${listingStyles.grid}`}>
				<div className={listingStyles.side}>
					<h2>{t("publish.listing.title")}</h2>
					<p className="lede">{t("publish.listing.lede")}</p>
					<DocumentLink chapter="developers" doc="terms-and-conditions" {...buttonProps({ variant: "outline" })}>
						{t("publish.listing.action")} <Icon name="arrow" />
					</DocumentLink>
				</div>
				<ol className={listingStyles.sheet}>
					{items.map((item) => (
						<li key={item}>
							<h3>{t(`publish.listing.items.${item}.title`)}</h3>
							<p>{t(`publish.listing.items.${item}.text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** What studios ask before they publish. */
function PublishQuestions() {
	const i18n = useTranslation();
	return (
		<section className={`container ${questionsStyles.questions}`}>
			<h2>{i18n.t("publish.faq.title")}</h2>
			<Accordion name="publish-faq" items={getFaqQuestions(i18n, "publish")} />
		</section>
	);
}
