import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./TeleDollarJourney.module.css";

const journeyStops = [
	{ stop: "topUp", picture: "site/top-up" },
	{ stop: "play", picture: "site/journey-play" },
	{ stop: "buy", picture: "site/journey-buy" },
	{ stop: "payout", picture: "site/payout" },
] as const;

/** Four numbered cards in a strip. The bar below is 40 % filled (product 4), or shows the scroll progress. */
export function TeleDollarJourney() {
	const { t } = useTranslation();
	return (
		<section className={styles.journey}>
			<h2 id="journey-title" className="container">
				{t("about.journey.title")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section className={styles.strip} aria-labelledby="journey-title" tabIndex={0}>
				<ol>
					{journeyStops.map(({ stop, picture }, index) => (
						<li key={stop}>
							<SitePicture
								name={picture}
								sizes="(min-width: 1200px) max(540px, 28.1vw), (min-width: 768px) 46vw, 78vw"
							/>
							<div className={styles.copy}>
								<span className={styles.number} aria-hidden="true">
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
			<div className={`container ${styles.hint}`}>
				<div className={styles.progress} aria-hidden="true">
					<div className={styles.numbers}>
						{journeyStops.map(({ stop }, index) => (
							<span key={stop}>{index + 1}</span>
						))}
					</div>
					<div className={styles.bar}>
						<div className={styles.fill} />
					</div>
				</div>
				<p className={styles.more}>
					{t("about.journey.hint")} <Icon name="arrow" />
				</p>
			</div>
		</section>
	);
}
