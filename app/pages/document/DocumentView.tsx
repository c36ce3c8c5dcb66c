import { useState } from "react";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { type DocumentBody, type DocumentFrame, definitionsAnchor } from "#content/model/document.ts";
import { Contents } from "./Contents.tsx";
import { Definition } from "./Definition.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { DocumentText } from "./DocumentText.tsx";
import styles from "./DocumentView.module.css";
import { describeDocument } from "./describeDocument.ts";
import { Summary } from "./Summary.tsx";
import { useDefinitions } from "./useDefinitions.ts";
import { useFollowedLinks } from "./useFollowedLinks.ts";
import { Versions } from "./Versions.tsx";

interface DocumentViewProps {
	chapter: string;
	doc: string;
	frame: DocumentFrame;
	/** The text; null when it did not come. */
	body: Promise<DocumentBody | null>;
}

/** A legal text: the way to it, its title and date, what it says in plain words, its contents, and the text. */
export function DocumentView({ chapter, doc, frame, body }: DocumentViewProps) {
	const { t } = useTranslation();
	const { language } = useLocale();
	const [text, setText] = useState<HTMLElement | null>(null);
	const follow = useFollowedLinks();
	const { popover, open } = useDefinitions();
	const hasDefinitions = frame.contents.some(({ number }) => number === definitionsAnchor);
	const isForeign = frame.language !== language;
	const { title } = describeDocument(t, language, chapter, doc, frame);
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
				{isForeign && <p className={styles.notice}>{t("guidelines.english.notice")}</p>}
			</DocumentHeader>
			<Summary points={frame.summary.points} lang={frame.summary.language} hasDefinitions={hasDefinitions} />
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is clicked */}
			<div
				className={styles.room}
				onClick={(event) => {
					open(event);
					follow(event);
				}}
			>
				<div className={`container ${styles.columns}`}>
					<Contents contents={frame.contents} lang={frame.language} text={text} />
					<DocumentText body={body} lang={frame.language} onShown={setText} />
				</div>
				{hasDefinitions && <Definition ref={popover} />}
			</div>
			<Versions chapter={chapter} doc={doc} frame={frame} />
		</article>
	);
}
