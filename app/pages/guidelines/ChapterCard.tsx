import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { type Chapter, documentsOf, paramsOf } from "#site/documents.ts";
import { site } from "#site/site.ts";
import styles from "./ChapterCard.module.css";

/** Whom a chapter is for, and its documents. Developers also find the SDK's documentation, partners the page of the programme. */
export function ChapterCard({ chapter }: { chapter: Chapter }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const links = documentsOf(chapter).map((key) => (
		<li key={key}>
			<Link to={to("document", paramsOf(key))}>
				{t(`guidelines.documents.${key}`)} <Icon name="arrow" />
			</Link>
		</li>
	));
	if (chapter === "developers") links.splice(1, 0, <SdkLink key="sdk" />);
	if (chapter === "partners") {
		links.push(
			<li key="partnership">
				<Link to={to("partnership")}>
					{t("guidelines.partnership")} <Icon name="arrow" />
				</Link>
			</li>,
		);
	}
	return (
		<section className={styles.card} id={chapter} aria-labelledby={`chapter-${chapter}`} data-chapter={chapter}>
			<div>
				<h2 id={`chapter-${chapter}`}>{t(`guidelines.chapters.${chapter}.title`)}</h2>
				<p>{t(`guidelines.chapters.${chapter}.text`)}</p>
			</div>
			<ul>{links}</ul>
		</section>
	);
}

function SdkLink() {
	const { t } = useTranslation();
	return (
		<li>
			<a href={site.links.sdkDocumentation} target="_blank" rel="noreferrer">
				<span>
					{t("guidelines.sdk")} <small>{t("guidelines.newTab")}</small>
				</span>
				<Icon name="arrow" className={styles.out} />
			</a>
		</li>
	);
}
