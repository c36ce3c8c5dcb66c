import { site } from "#config/site.ts";
import { type CalendarDay, formatDate, isoDay } from "#src/features/deadlines/days.ts";
import { formatDuration } from "#src/features/deadlines/formatDuration.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { CaseClauses } from "./CaseClauses.tsx";
import styles from "./RefundChecker.module.css";
import type { RefundCase } from "./refundCases.ts";

/** The result: whether a refund is due, what to do and until when, and the clauses. */
export function RefundVerdict({ found, last }: { found: RefundCase; last: CalendarDay | undefined }) {
	const { name, verdict, clauses, period } = found;
	const { t, language } = useLocale();
	return (
		<div className={styles.verdict} data-verdict={verdict}>
			<p className={styles.word}>{t(`guidelines.refund.verdicts.${verdict}`)}</p>
			<p>{t(`guidelines.refund.cases.${name}.text`)}</p>
			{period && last !== undefined && (
				<p className={styles.until}>
					<span>{name === "late" ? t("guidelines.refund.ended") : t("guidelines.refund.until")}</span>{" "}
					<time dateTime={isoDay(last)}>{formatDate(last, language)}</time>
					<small>{t("guidelines.refund.period", { period: formatDuration(t, period) })}</small>
				</p>
			)}
			{period && name !== "late" && (
				<p>
					{t("guidelines.refund.send")}{" "}
					<a href={`mailto:${site.contacts.supportEmail}`}>{site.contacts.supportEmail}</a>
				</p>
			)}
			<CaseClauses clauses={clauses} />
		</div>
	);
}
