import settings from "#config/pageSettings/publish.json" with { type: "json" };
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { ClauseList } from "#src/features/guidelines/ClauseList.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishTerms.module.css";

/** Questions before signing, answered by clauses of the developer terms. */
const terms = [
	"fee",
	"deductions",
	"services",
	"payout",
	"support",
	"incidents",
	"scans",
	"changes",
	"leaving",
	"hold",
] as const;

/** Fees, payouts, obligations and termination, each with a link to its clause. */
export function PublishTerms() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.terms}`}>
			<div className={styles.head}>
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
				className={styles.clauses}
				items={terms.map((term) => ({
					name: t(`publish.terms.${term}.name`),
					text: t(`publish.terms.${term}.text`),
					clause: settings.clauses[term],
					link: t("publish.terms.clause", { number: settings.clauses[term] }),
				}))}
			/>
		</section>
	);
}
