import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { Blocks } from "#app/pages/document/Blocks.tsx";
import { Contents } from "#app/pages/document/Contents.tsx";
import { Definition } from "#app/pages/document/Definition.tsx";
import { DocumentHeader } from "#app/pages/document/DocumentHeader.tsx";
import textStyles from "#app/pages/document/DocumentText.module.css";
import styles from "#app/pages/document/DocumentView.module.css";
import { describeDocument } from "#app/pages/document/describeDocument.ts";
import { Summary } from "#app/pages/document/Summary.tsx";
import { Versions } from "#app/pages/document/Versions.tsx";
import { type DocumentBody, type DocumentFrame, definitionsAnchor } from "#content/model/document.ts";
import type { DocumentSlot } from "#content/model/documentSlots.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";

interface DocumentPageProps {
	page: PageInfo;
	frame: DocumentFrame;
	body: DocumentBody;
	/** What replaces lines such as `::rewards` in the text. */
	slots: Partial<Record<DocumentSlot, ReactNode>>;
}

/** A legal text: title, date, summary in plain words, contents and the text (product 7). */
export function DocumentPage({ page, rewards, ...document }: DocumentPageProps & { rewards?: ReactNode }) {
	return (
		<SiteLayout page={page}>
			<Article page={page} {...document} slots={{ rewards }} />
		</SiteLayout>
	);
}

function Article({ page, frame, body, slots }: DocumentPageProps) {
	const { t } = useTranslation();
	const { chapter = "", doc = "" } = page.params;
	const hasDefinitions = frame.contents.some(({ number }) => number === definitionsAnchor);
	const { title } = describeDocument(t, page.language, chapter, doc, frame);
	return (
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
			<Summary points={frame.summary.points} lang={frame.summary.language} hasDefinitions={hasDefinitions} />
			<div className={styles.room}>
				<div className={`container ${styles.columns}`}>
					<Contents contents={frame.contents} lang={frame.language} text={null} />
					<div className={textStyles.text}>
						{body.map((part, index) =>
							typeof part === "string" ? (
								<div key={part} className={textStyles.slot} data-slot={part}>
									{slots[part]}
								</div>
							) : (
								// biome-ignore lint/suspicious/noArrayIndexKey: rendered once
								<div key={index} lang={frame.language} className={textStyles.run} data-text="">
									<Blocks blocks={part} />
								</div>
							),
						)}
						<p role="status" className="visually-hidden" />
					</div>
				</div>
				{hasDefinitions && <Definition ref={null} />}
			</div>
			<Versions chapter={chapter} doc={doc} frame={frame} />
		</article>
	);
}
