import { fillBrandSlug } from "#config/brandSlug.ts";
import { figureVariables } from "#config/figureVariables.ts";
import settings from "#config/pageSettings/home.json" with { type: "json" };
import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ExchangeRate.module.css";

/** Play and earn, with the exchange rate as a huge figure (product 4). */
export function ExchangeRate() {
	const { t, to } = useLocale();
	return (
		<section className={styles.block}>
			<div className="container">
				<p className={styles.rate}>
					<span>
						<span className={styles.money}>1 T$</span> ={" "}
					</span>
					<span>{`${figureVariables.teleDollarValue} USDT`}</span>
				</p>
				<div className={styles.below}>
					<h2>{t("home.rate.title")}</h2>
					<div>
						<p className="lede">{t("home.rate.text")}</p>
						<p>
							{t("home.rate.note")}{" "}
							<a href={to("article", { slug: fillBrandSlug(settings.currencyArticle) })}>{t("home.rate.more")}</a>
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
