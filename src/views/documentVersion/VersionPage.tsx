import { documentKey } from "#config/documents.ts";
import { formatDay } from "#config/formatDay.ts";
import type { DocumentVersion } from "#content/readers/documents.server.ts";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { DocumentBlocks } from "#src/views/document/DocumentBlocks.tsx";
import header from "#src/views/document/DocumentHeader.module.css";
import { documentCrumbs } from "#src/views/document/describeDocument.ts";
import { TextDiff } from "./TextDiff.tsx";
import styles from "./VersionView.module.css";

/** Earlier version of a document: its dates, later changes and text. */
export function VersionPage({ page, version }: { page: PageInfo; version: DocumentVersion }) {
	return (
		<SiteLayout page={page}>
			<VersionArticle chapter={page.params.chapter ?? ""} doc={page.params.doc ?? ""} version={version} />
		</SiteLayout>
	);
}

export function VersionArticle({ chapter, doc, version }: { chapter: string; doc: string; version: DocumentVersion }) {
	const { t, language, to } = useLocale();
	const { next } = version;
	const [from, until] = [formatDay(version.from, language), formatDay(version.until, language)];
	const current = to("document", { chapter, doc });
	const key = documentKey(chapter, doc);
	const title = version.language === language || !key ? version.title : t(`guidelines.documents.${key}`);
	const nextText = version.isLast ? current : to("documentVersion", { chapter, doc, from: next });
	return (
		<article>
			<header className={`container ${header.header}`}>
				<Breadcrumbs
					label={t("guidelines.breadcrumbs")}
					items={[
						...documentCrumbs(t, to("guidelines"), chapter),
						{ label: title, path: current },
						{ label: t("guidelines.versions.crumb", { from }) },
					]}
				/>
				<h1>{title}</h1>
				<p className={styles.past}>
					{t("guidelines.versions.past", { from, until })} <a href={current}>{t("guidelines.versions.today")}</a>
				</p>
				{version.language !== language && <p className={styles.notice}>{t("guidelines.english.notice")}</p>}
			</header>
			<section className={`container ${styles.part}`} aria-labelledby="changes">
				<h2 id="changes">{t("guidelines.versions.changes.title", { day: formatDay(next, language) })}</h2>
				{version.said && <p>{version.said}</p>}
				<p>
					{t("guidelines.versions.changes.lede")} <a href={nextText}>{t("guidelines.versions.changes.later")}</a>
				</p>
				<TextDiff changes={version.changes} lang={version.language} />
			</section>
			<section className={styles.room} aria-labelledby="text">
				<div className={`container ${styles.part}`}>
					<h2 id="text">{t("guidelines.versions.text")}</h2>
					<div lang={version.language} className={styles.text}>
						{version.body.map((part, index) =>
							// biome-ignore lint/suspicious/noArrayIndexKey: rendered once
							typeof part === "string" ? null : <DocumentBlocks key={index} blocks={part} />,
						)}
					</div>
				</div>
			</section>
		</article>
	);
}
