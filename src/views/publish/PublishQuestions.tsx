import { Accordion } from "#src/components/Accordion/Accordion.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishQuestions.module.css";

const questions = ["fee", "apps", "support", "refunds", "leaving"] as const;

/** What studios ask before they publish. */
export function PublishQuestions() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.questions}`}>
			<h2>{t("publish.faq.title")}</h2>
			<Accordion
				name="publish-faq"
				items={questions.map((question, index) => ({
					id: index + 1,
					question: t(`publish.faq.${question}.question`),
					answer: <p>{t(`publish.faq.${question}.answer`)}</p>,
				}))}
			/>
		</section>
	);
}
