import type { ReactNode } from "react";
import { type DocumentBody, type DocumentFrame, definitionsAnchor } from "#content/model/document.ts";
import { DueDiagram } from "#src/features/fleet/DueDiagram.tsx";
import { ExampleDiagram } from "#src/features/fleet/ExampleDiagram.tsx";
import { FleetsDiagram } from "#src/features/fleet/FleetsDiagram.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ContentsList } from "./ContentsList.tsx";
import { Definition } from "./Definition.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { DocumentText } from "./DocumentText.tsx";
import styles from "./DocumentView.module.css";
import { describeDocument } from "./describeDocument.ts";
import { Summary } from "./Summary.tsx";
import { Versions } from "./Versions.tsx";

interface ArticleProps {
	page: PageInfo;
	frame: DocumentFrame;
	body: DocumentBody;
	/** Islands in place of the lines `::rewards`, `::refund` and `::deadlines` of the text. */
	rewards?: ReactNode;
	refund?: ReactNode;
	deadlines?: ReactNode;
}

/** A legal document: title, dates, summary in plain words, contents and the text (product 7). */
export function DocumentPage(props: ArticleProps) {
	return (
		<SiteLayout page={props.page}>
			<Article {...props} />
		</SiteLayout>
	);
}

function Article({ page, frame, body, ...islands }: ArticleProps) {
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
					<ContentsList contents={frame.contents} lang={frame.language} />
					<DocumentText
						body={body}
						lang={frame.language}
						slots={{
							...islands,
							fleets: <FleetsDiagram />,
							example: <ExampleDiagram />,
							due: <DueDiagram />,
						}}
					/>
				</div>
				{hasDefinitions && <Definition />}
			</div>
			<Versions chapter={chapter} doc={doc} frame={frame} />
		</article>
	);
}
