import type { ReactNode } from "react";
import { type DocumentBody, type DocumentFrame, definitionsAnchor } from "#content/model/document.ts";
import type { DocumentSlot } from "#content/model/documentSlots.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ContentsList } from "./ContentsList.tsx";
import { DefinitionPopover } from "./DefinitionPopover.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { DocumentSummary } from "./DocumentSummary.tsx";
import { DocumentText } from "./DocumentText.tsx";
import styles from "./DocumentView.module.css";
import { describeDocument } from "./describeDocument.ts";
import { VersionList } from "./VersionList.tsx";

export interface DocumentPageProps {
	page: PageInfo;
	frame: DocumentFrame;
	body: DocumentBody;
	/** Calculators and diagrams in place of lines of the text such as `::rewards`. */
	slots?: Partial<Record<DocumentSlot, ReactNode>>;
}

/** A legal document: title, dates, summary in plain words, contents and the text (product 7). */
export function DocumentPage({ page, frame, body, slots = {} }: DocumentPageProps) {
	const { t } = i18nFor(page.language);
	const { chapter = "", doc = "" } = page.params;
	const hasDefinitions = frame.contents.some(({ number }) => number === definitionsAnchor);
	const { title } = describeDocument(t, page.language, chapter, doc, frame);
	return (
		<SiteLayout page={page}>
			<article>
				<DocumentHeader chapter={chapter} title={title}>
					<p className={styles.updated}>
						{frame.updated && (
							<span>
								{t("guidelines.updated")} <time dateTime={frame.updated.day}>{frame.updated.text}</time>
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
						<DocumentText body={body} lang={frame.language} slots={slots} />
					</div>
					{hasDefinitions && <DefinitionPopover />}
				</div>
				<VersionList chapter={chapter} doc={doc} frame={frame} />
			</article>
		</SiteLayout>
	);
}
