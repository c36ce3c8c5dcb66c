import { figureVariables } from "#config/figureVariables.ts";
import settings from "#config/pageSettings/publish.json" with { type: "json" };
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PayoutsSection.module.css";

const ways = [
	{ way: "card", icon: "card" },
	{ way: "crypto", icon: "coin" },
	{ way: "cashOut", icon: "arrow" },
] as const;

/** Exchange rate, and the ways to deposit and withdraw money. */
export function PayoutsSection() {
	const { t, to } = useLocale();
	return (
		<section className={`container ${styles.payouts}`}>
			<h2>{t("publish.payouts.title")}</h2>
			<div className={styles.cards}>
				<div className={styles.rate}>
					<p className={styles.figure}>
						<span>1 T$ =</span> <span>{`${figureVariables.teleDollarValue} USDT`}</span>
					</p>
					<p className="lede">{t("publish.payouts.lede")}</p>
				</div>
				<SitePicture name="site/payout" sizes="(min-width: 992px) max(420px, 21.9vw), 92vw" className={styles.art} />
			</div>
			<ul>
				{ways.map(({ way, icon }) => (
					<li key={way}>
						<Icon name={icon} />
						<h3>{t(`publish.payouts.${way}.title`)}</h3>
						<p>{t(`publish.payouts.${way}.text`)}</p>
					</li>
				))}
			</ul>
			<p className={styles.example}>
				<a href={to("article", { slug: settings.payoutArticle })}>
					{t("publish.payouts.example")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}
