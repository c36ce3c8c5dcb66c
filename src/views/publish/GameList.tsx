import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./GameList.module.css";

const items = ["name", "date", "category", "prices", "description", "images", "security", "terms", "privacy"] as const;

/** Nine requirements of a listing as a numbered list on a sheet of paper. */
export function GameList() {
	const { t } = useTranslation();
	return (
		<section className={styles.listing}>
			<div className={`container ${styles.grid}`}>
				<div className={styles.side}>
					<h2>{t("publish.listing.title")}</h2>
					<p className="lede">{t("publish.listing.lede")}</p>
					<DocumentLink chapter="developers" doc="terms-and-conditions" {...buttonProps({ variant: "outline" })}>
						{t("publish.listing.action")} <Icon name="arrow" />
					</DocumentLink>
				</div>
				<ol className={styles.sheet}>
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
