import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SdkIllustration } from "./SdkIllustration.tsx";
import styles from "./SdkOverview.module.css";

const parts = ["solutions", "integration", "analytics"] as const;

/** Three cards: payment solutions, integration, analytics (product 4). */
export function SdkOverview() {
	const { t } = useTranslation();
	return (
		<section className={styles.kit}>
			<div className="container">
				<h2>{t("business.kit.title")}</h2>
				<div className={styles.parts}>
					{parts.map((part) => (
						<article key={part} className={styles.part} data-part={part}>
							<SdkIllustration part={part} />
							<div>
								<h3>{t(`business.kit.${part}.title`)}</h3>
								<p>{t(`business.kit.${part}.text`)}</p>
							</div>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}
