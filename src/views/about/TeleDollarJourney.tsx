import { Icon } from "#src/components/Icon/Icon.tsx";
import { StepText } from "#src/components/StepText/StepText.tsx";
import { listNames } from "#src/i18n/listNames.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./TeleDollarJourney.module.css";

/** By the key of their step; steps that editors add have none. */
const pictures: Readonly<Record<string, string>> = {
	topUp: "site/top-up",
	play: "site/journey-play",
	buy: "site/journey-buy",
	payout: "site/payout",
};

/** Numbered cards in a strip. The bar below is 40 % filled (product 4), or shows the scroll progress. */
export function TeleDollarJourney() {
	const i18n = useTranslation();
	const { t } = i18n;
	const stops = listNames(i18n, "about.journey");
	return (
		<section className={styles.journey}>
			<h2 id="journey-title" className="container">
				{t("about.journey.title")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section className={styles.strip} aria-labelledby="journey-title" tabIndex={0}>
				<ol>
					{stops.map((stop, index) => (
						<li key={stop}>
							{pictures[stop] && (
								<SitePicture
									name={pictures[stop]}
									sizes="(min-width: 1200px) max(540px, 28.1vw), (min-width: 768px) 46vw, 78vw"
								/>
							)}
							<div className={styles.copy}>
								<StepText
									number={index + 1}
									numberClass={styles.number}
									title={t(`about.journey.${stop}.title`)}
									text={t(`about.journey.${stop}.text`)}
								/>
							</div>
						</li>
					))}
				</ol>
			</section>
			<div className={`container ${styles.hint}`}>
				<div className={styles.progress} aria-hidden="true">
					<div className={styles.numbers}>
						{stops.map((stop, index) => (
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
