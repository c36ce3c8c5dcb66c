import { Link, useLocation } from "react-router";
import { Breadcrumbs } from "#app/features/breadcrumbs/Breadcrumbs.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AsItCame } from "#app/navigation/AsItCame.tsx";
import { useLocale } from "#app/navigation/useLocale.ts";
import { Blocks } from "#app/pages/document/Blocks.tsx";
import header from "#app/pages/document/DocumentHeader.module.css";
import { useFollowedLinks } from "#app/pages/document/useFollowedLinks.ts";
import type { VersionPage } from "#content/model/document.ts";
import { documentKey, isChapter } from "#site/documents.ts";
import { Changes } from "./Changes.tsx";
import styles from "./VersionView.module.css";

interface VersionViewProps {
	chapter: string;
	doc: string;
	version: VersionPage;
}

/** When a text applied and that it no longer does, what changed after it, and the text itself. */
export function VersionView({ chapter, doc, version }: VersionViewProps) {
	const { t } = useTranslation();
	const { language, to } = useLocale();
	const { pathname } = useLocation();
	const follow = useFollowedLinks();
	const { from, until, next } = version;
	const index = to("guidelines");
	const today = to("document", { chapter, doc });
	const key = documentKey(chapter, doc);
	const name = version.language === language || !key ? version.title : t(`guidelines.documents.${key}`);
	const path = next.isToday ? today : to("documentVersion", { chapter, doc, from: next.day });
	return (
		<article>
			<header className={`container ${header.header}`}>
				<Breadcrumbs
					label={t("guidelines.breadcrumbs")}
					items={[
						{ label: t("guidelines.title"), path: index },
						...(isChapter(chapter)
							? [{ label: t(`guidelines.chapters.${chapter}.title`), path: `${index}#${chapter}` }]
							: []),
						{ label: name, path: today },
						{ label: t("guidelines.versions.crumb", { from: from.text }) },
					]}
				/>
				<h1>{name}</h1>
				<p className={styles.past}>
					{t("guidelines.versions.past", { from: from.text, until: until.text })}{" "}
					<Link to={today}>{t("guidelines.versions.today")}</Link>
				</p>
				{version.language !== language && <p className={styles.notice}>{t("guidelines.english.notice")}</p>}
			</header>
			<section className={`container ${styles.part}`} aria-labelledby="changes">
				<h2 id="changes">{t("guidelines.versions.changes.title", { day: next.text })}</h2>
				{version.said && <p>{version.said}</p>}
				<p>
					{t("guidelines.versions.changes.lede")} <Link to={path}>{t("guidelines.versions.changes.later")}</Link>
				</p>
				<Changes changes={version.changes} lang={version.language} />
			</section>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links within are what is clicked */}
			<section className={styles.room} aria-labelledby="text" onClick={follow}>
				<div className={`container ${styles.part}`}>
					<h2 id="text">{t("guidelines.versions.text")}</h2>
					<AsItCame key={pathname} lang={version.language} className={styles.text}>
						{version.body.map((part, place) =>
							// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document are fixed
							typeof part === "string" ? null : <Blocks key={place} blocks={part} />,
						)}
					</AsItCame>
				</div>
			</section>
		</article>
	);
}
