import type { ReactNode } from "react";
import { documentKey } from "#config/documents.ts";
import { type DocumentSlot, definitionsAnchor } from "#content/model/document.ts";
import { documentBody, documentFrame } from "#content/readers/documents.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ContentsList } from "./ContentsList.tsx";
import { DefinitionPopover } from "./DefinitionPopover.tsx";
import { DocumentDay } from "./DocumentDay.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { DocumentSummary } from "./DocumentSummary.tsx";
import { DocumentText } from "./DocumentText.tsx";
import styles from "./DocumentView.module.css";
import { describeDocument } from "./describeDocument.ts";
import { VersionList } from "./VersionList.tsx";

type DocumentPageProps = { page: PageInfo } & Partial<Record<DocumentSlot, ReactNode>>;

/** Legal document (product 7). The other props replace lines such as `::rewards` with calculators and diagrams. */
export function DocumentPage({ page, ...slots }: DocumentPageProps) {
	const { t } = i18nFor(page.language);
	const { chapter = "", doc = "" } = page.params;
	const [key, frame] = [documentKey(chapter, doc), documentFrame(page.language, chapter, doc)];
	if (!key || !frame) throw new Error(`${page.path}: this document does not exist.`);
	const hasDefinitions = frame.contents.some(({ number }) => number === definitionsAnchor);
	const { title } = describeDocument(t, page.language, chapter, doc, frame);
	return (
		<SiteLayout page={page}>
			<article>
				<DocumentHeader chapter={chapter} title={title}>
					<p className={styles.updated}>
						{frame.updated && (
							<span>
								{t("guidelines.updated")} <DocumentDay day={frame.updated} />
							</span>
						)}
						<a href="#versions">{t("guidelines.versions.title")}</a>
					</p>
					{frame.language !== page.language && <p className={styles.notice}>{t("guidelines.english.notice")}</p>}
				</DocumentHeader>
				<DocumentSummary points={frame.summary.points} lang={frame.summary.language} hasDefinitions={hasDefinitions} />
				<div className={styles.room}>
					<div className={`container ${styles.columns}`}>
						<ContentsList contents={frame.contents} lang={frame.language} />
						<DocumentText body={documentBody(page.language, key)} lang={frame.language} slots={slots} />
					</div>
					{hasDefinitions && <DefinitionPopover />}
				</div>
				<VersionList chapter={chapter} doc={doc} frame={frame} />
			</article>
		</SiteLayout>
	);
}
