import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink, buttonProps } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";
import styles from "./PublishCall.module.css";

/** Under articles for studios: the way to the publish page (spec 2.5). */
export function PublishCall() {
	const { t } = useTranslation();
	const { to } = useLocale();
	const label = (
		<>
			{t("news.publish.action")} <Icon name="arrow" />
		</>
	);
	return (
		<section className={styles.call}>
			<div className={`container ${styles.words}`}>
				<h2>{t("news.publish.title")}</h2>
				<div>
					<p className="lede">{t("news.publish.text")}</p>
					{isPending("publish") ? (
						<ButtonLink variant="light" size="large" href={site.links.publish}>
							{label}
						</ButtonLink>
					) : (
						<Link to={to("publish")} {...buttonProps({ variant: "light", size: "large" })}>
							{label}
						</Link>
					)}
				</div>
			</div>
		</section>
	);
}
