import { useTranslation } from "react-i18next";
import { Logo } from "#app/components/Logo/Logo.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { chapters } from "#site/documents.ts";
import { site } from "#site/site.ts";
import type { Route } from "./+types/GuidelinesPage.route";
import { ChapterCard } from "./ChapterCard.tsx";
import styles from "./GuidelinesPage.module.css";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "guidelines");

/** The index of the guidelines (product 7): a large logo at the left; at the right a title and a card per chapter. */
export default function GuidelinesPage() {
	const { t } = useTranslation();
	return (
		<div className={styles.page}>
			<div className={styles.brand} aria-hidden="true">
				<div className={styles.logo}>
					<Logo name={site.name} />
				</div>
			</div>
			<div className={styles.index}>
				<h1>{t("guidelines.title")}</h1>
				<p className="lede">{t("guidelines.lede", { product: site.name })}</p>
				<div className={styles.cards}>
					{chapters.map((chapter) => (
						<ChapterCard key={chapter} chapter={chapter} />
					))}
				</div>
			</div>
		</div>
	);
}
