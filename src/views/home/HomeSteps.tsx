import { fillBrandSlug } from "#config/brandSlug.ts";
import settings from "#config/pageSettings/home.json" with { type: "json" };
import { site } from "#config/site.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { StepText } from "#src/components/StepText/StepText.tsx";
import { listNames } from "#src/i18n/listNames.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./HomeSteps.module.css";

/** By the key of their step; steps that editors add have none. */
const pictures: Readonly<Record<string, string>> = {
	register: "site/step-register",
	choose: "site/step-choose",
	earn: "site/step-earn",
};

/** Links of whole steps, by the key of their step. */
const links: Readonly<Record<string, string>> = { register: site.links.register };

/** Numbered steps; the link of one keeps the page's query string (product 4). */
export function HomeSteps() {
	const i18n = useLocale();
	const { t, to } = i18n;
	return (
		<section className={`container ${styles.steps}`}>
			<h2>{t("home.steps.title")}</h2>
			<ol>
				{listNames(i18n, "home.steps").map((name, index) => {
					const href = links[name];
					const body = (
						<>
							<StepText
								number={index + 1}
								numberClass={styles.number}
								title={t(`home.steps.${name}.title`)}
								text={t(`home.steps.${name}.text`)}
							>
								{href && (
									<p className={styles.action}>
										{t("home.steps.action")} <Icon name="arrow" />
									</p>
								)}
							</StepText>
							{pictures[name] && (
								<SitePicture
									name={pictures[name]}
									sizes="(min-width: 1400px) max(420px, 21.9vw), (min-width: 768px) 33vw, 92vw"
									className={styles.picture}
								/>
							)}
						</>
					);
					return (
						<li key={name} className={href ? undefined : styles.step}>
							{href ? (
								<a href={href} data-carry-query="" className={styles.step}>
									{body}
								</a>
							) : (
								body
							)}
						</li>
					);
				})}
			</ol>
			<p className={styles.more}>
				<a href={to("article", { slug: fillBrandSlug(settings.beginnersArticle) })}>
					{t("home.steps.more")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}
