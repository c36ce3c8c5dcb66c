import { fillBrandSlug } from "#config/brandSlug.ts";
import choices from "#config/choices/home.json" with { type: "json" };
import { site } from "#config/site.ts";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./HomeSteps.module.css";

type StepName = "register" | "choose" | "earn";

/** Three numbered steps; the first is a link that takes this page's query string along (product 4). */
export function HomeSteps(pictures: Record<StepName, PictureData>) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<section className={`container ${styles.steps}`}>
			<h2>{t("home.steps.title")}</h2>
			<ol>
				<li>
					<a href={site.links.register} data-carry-query="" className={styles.step}>
						<StepBody number={1} name="register" picture={pictures.register} action={t("home.steps.register.action")} />
					</a>
				</li>
				<li className={styles.step}>
					<StepBody number={2} name="choose" picture={pictures.choose} />
				</li>
				<li className={styles.step}>
					<StepBody number={3} name="earn" picture={pictures.earn} />
				</li>
			</ol>
			<p className={styles.more}>
				<a href={to("article", { slug: fillBrandSlug(choices.beginnersArticle) })}>
					{t("home.steps.more")} <Icon name="arrow" />
				</a>
			</p>
		</section>
	);
}

interface StepBodyProps {
	number: number;
	name: StepName;
	picture: PictureData;
	action?: string;
}

function StepBody({ number, name, picture, action }: StepBodyProps) {
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
			<Picture
				picture={picture}
				sizes="(min-width: 1400px) max(420px, 21.9vw), (min-width: 768px) 33vw, 92vw"
				alt=""
				className={styles.picture}
			/>
		</>
	);
}
