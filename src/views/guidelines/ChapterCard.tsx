import { type GuidelinesChapter, getChapterDocuments, getDocumentParams } from "#config/documents.ts";
import { site } from "#config/site.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ChapterCard.module.css";

/** Audience and documents of a chapter, with links to the SDK's documentation or the partnership page. */
export function ChapterCard({ chapter }: { chapter: GuidelinesChapter }) {
	const { t, to } = useLocale();
	const links = getChapterDocuments(chapter).map((key) => (
		<li key={key}>
			<a href={to("document", getDocumentParams(key))}>
				{t(`guidelines.documents.${key}`)} <Icon name="arrow" />
			</a>
		</li>
	));
	if (chapter === "developers") links.splice(1, 0, <SdkLink key="sdk" />);
	if (chapter === "partners") {
		links.push(
			<li key="partnership">
				<a href={to("partnership")}>
					{t("guidelines.partnership")} <Icon name="arrow" />
				</a>
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
