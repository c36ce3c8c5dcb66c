import { Accordion } from "#src/components/Accordion/Accordion.tsx";
import { getFaqQuestions } from "#src/head/questions.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishQuestions.module.css";

export function PublishQuestions() {
	const i18n = useTranslation();
	return (
		<section className={`container ${styles.questions}`}>
			<h2>{i18n.t("publish.faq.title")}</h2>
			<Accordion name="publish-faq" items={getFaqQuestions(i18n, "publish")} />
		</section>
	);
}
