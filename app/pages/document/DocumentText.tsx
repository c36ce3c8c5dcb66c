import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHydrated } from "#app/navigation/useHydrated.ts";
import type { DocumentFrame } from "#content/model/document.ts";
import type { Language } from "#site/languages.ts";
import { Blocks } from "./Blocks.tsx";
import { knownBody } from "./bodies.ts";
import styles from "./DocumentText.module.css";
import { Slot } from "./Slot.tsx";
import { useBody } from "./useBody.ts";
import { useCopying } from "./useCopying.ts";

interface DocumentTextProps {
	frame: DocumentFrame;
	/** Where the text lies as data. */
	address: string;
	/** Takes the element around the text, once it is shown. */
	onShown: (text: HTMLElement) => void;
}

/**
 * Never changes: React writes markup from a string only where that object is another than the last one. What the
 * prerendered page has under the element stays as it is (docs/decisions/0008).
 */
const adopted = { __html: "" };

/**
 * The text of a document. In the build it is rendered; a hydrated page adopts that markup, having no data for it; after a
 * client navigation it is rendered from the document's own file, with words for waiting and failing.
 */
export const DocumentText = memo(function DocumentText({ frame, address, onShown }: DocumentTextProps) {
	const { t } = useTranslation();
	const isNavigated = useHydrated();
	const [isHere] = useState(!isNavigated);
	const { body, hasFailed, retry } = useBody(address, !isHere);
	const [prerendered] = useState(() => (isHere ? (knownBody(address) ?? frame.parts) : undefined));
	const parts = prerendered ?? body;
	const text = useRef<HTMLDivElement>(null);
	const status = useCopying(text, Boolean(parts));

	useEffect(() => {
		if (parts && text.current) onShown(text.current);
	}, [parts, onShown]);

	if (!parts) return <Unresolved hasFailed={hasFailed} onRetry={retry} />;
	return (
		<div ref={text} className={styles.text}>
			{parts.map((part, place) => {
				if (typeof part === "string") return <Slot key={part} name={part} />;
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document are fixed
				return <Run key={place} blocks={part} lang={frame.language} />;
			})}
			<p role="status" className="visually-hidden">
				{status && t(status.isCopied ? "guidelines.copied" : "guidelines.notCopied", { number: status.number })}
			</p>
		</div>
	);
});

/** A run of text: rendered, or adopted where there is no data for it. */
function Run({ blocks, lang }: { blocks: Parameters<typeof Blocks>[0]["blocks"] | null; lang: Language }) {
	const attributes = { lang, className: styles.run, "data-text": "" };
	if (blocks) {
		return (
			<div {...attributes}>
				<Blocks blocks={blocks} />
			</div>
		);
	}
	// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; it keeps React from looking inside
	return <div {...attributes} dangerouslySetInnerHTML={adopted} suppressHydrationWarning />;
}

function Unresolved({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	return (
		<div className={styles.unresolved}>
			<p role="status">{hasFailed ? t("guidelines.failed.text") : t("guidelines.loading")}</p>
			{hasFailed && (
				<p>
					<button type="button" onClick={onRetry}>
						{t("guidelines.failed.retry")}
					</button>
					<a href={pathname} data-reload="">
						{t("guidelines.failed.open")}
					</a>
				</p>
			)}
		</div>
	);
}
