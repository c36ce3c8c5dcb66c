import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { site } from "../../../content/site.ts";
import styles from "./Rate.module.css";

/** Play and earn: the rate of the currency as the page's one huge figure (spec 2.4, 9). */
export function Rate() {
	const { t } = useTranslation();
	return (
		<section className={styles.block}>
			<div className="container">
				<p className={styles.rate}>
					<span>
						<span className={styles.money}>1 T$</span> ={" "}
					</span>
					<span>1 USDT</span>
				</p>
				<div className={styles.below}>
					<h2>{t("home.rate.title")}</h2>
					<div>
						<p className="lede">{t("home.rate.text")}</p>
						<ButtonLink variant="light" href={site.links.marketplace}>
							<Icon name="play" />
							{t("home.rate.action")}
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}
