import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./Kit.module.css";
import { KitDrawing } from "./KitDrawing.tsx";

const parts = ["solutions", "integration", "analytics"] as const;

/** Three unequal cards: payment solutions, seamless integration, analytics (product 4). */
export function Kit() {
	const { t } = useTranslation();
	return (
		<section className={styles.kit}>
			<div className="container">
				<h2>{t("business.kit.title")}</h2>
				<div className={styles.parts}>
					{parts.map((part) => (
						<article key={part} className={styles.part} data-part={part}>
							<KitDrawing part={part} />
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
