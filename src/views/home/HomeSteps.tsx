import { fillBrandSlug } from "#config/brandSlug.ts";
import settings from "#config/pageSettings/home.json" with { type: "json" };
import { site } from "#config/site.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./HomeSteps.module.css";

/** Three numbered steps; the link of the first keeps the page's query string (product 4). */
export function HomeSteps() {
	const { t, to } = useLocale();
	return (
		<section className={`container ${styles.steps}`}>
			<h2>{t("home.steps.title")}</h2>
			<ol>
				<li>
					<a href={site.links.register} data-carry-query="" className={styles.step}>
						<StepBody number={1} name="register" action={t("home.steps.register.action")} />
					</a>
				</li>
				<li className={styles.step}>
					<StepBody number={2} name="choose" />
				</li>
				<li className={styles.step}>
					<StepBody number={3} name="earn" />
				</li>
			</ol>
			<p className={styles.more}>
				<a href={to("article", { slug: fillBrandSlug(settings.beginnersArticle) })}>
					{t("home.steps.more")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}

interface StepBodyProps {
	number: number;
	name: "register" | "choose" | "earn";
	action?: string;
}

function StepBody({ number, name, action }: StepBodyProps) {
	const { t } = useTranslation();
	return (
		<>
			<span className={styles.number} aria-hidden="true">
				{number}
			</span>
			<div>
				<h3>{t(`home.steps.${name}.title`)}</h3>
				<p>{t(`home.steps.${name}.text`)}</p>
				{action && (
					<p className={styles.action}>
						{action} <Icon name="arrow" />
					</p>
				)}
			</div>
			<SitePicture
				name={`site/step-${name}`}
				sizes="(min-width: 1400px) max(420px, 21.9vw), (min-width: 768px) 33vw, 92vw"
				className={styles.picture}
			/>
		</>
	);
}
