import type { ReactNode } from "react";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FeeScale } from "./FeeScale.tsx";
import styles from "./RevenueShare.module.css";
import { RevenueShareTable } from "./RevenueShareTable.tsx";

/** A studio's share: the two fees drawn to scale, `RevenueCalculator.island.tsx` as children, and a table. */
export function RevenueShare({ children }: { children?: ReactNode }) {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.keep}`}>
			<div className={styles.head}>
				<h2>{t("publish.keep.title")}</h2>
				<p className="lede">{t("publish.keep.lede")}</p>
			</div>
			<FeeScale />
			{children}
			<RevenueShareTable />
			<div className={styles.note}>
				<p>{t("publish.keep.note")}</p>
				<DocumentLink chapter="developers" doc="pricing" className={styles.pricing}>
					{t("publish.keep.pricing")}
				</DocumentLink>
			</div>
		</section>
	);
}
