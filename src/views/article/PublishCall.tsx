import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishCall.module.css";

/** Under articles for studios: the way to the publish page (product 6). */
export function PublishCall() {
	const { t } = useTranslation();
	return (
		<section className={styles.call} data-screen="">
			<div className={`container ${styles.copy}`}>
				<h2>{t("news.publish.title")}</h2>
				<div>
					<p className="lede">{t("news.publish.text")}</p>
					<PublishLink variant="light" size="large">
						{t("news.publish.action")}
					</PublishLink>
				</div>
			</div>
		</section>
	);
}
