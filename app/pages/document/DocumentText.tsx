import { memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AsItCame } from "#app/navigation/AsItCame.tsx";
import type { DocumentBody } from "#content/model/document.ts";
import type { Language } from "#site/languages.ts";
import { Blocks } from "./Blocks.tsx";
import styles from "./DocumentText.module.css";
import { Slot } from "./Slot.tsx";
import { useCopying } from "./useCopying.ts";

interface DocumentTextProps {
	/** The text; null when it did not come. */
	body: Promise<DocumentBody | null>;
	lang: Language;
	/** Takes the element around the text, once it is shown. */
	onShown: (text: HTMLElement) => void;
}

/** The text of a document, or words for waiting and failing. */
export const DocumentText = memo(function DocumentText({ body, lang, onShown }: DocumentTextProps) {
	const wasLate = useRef(false);
	return (
		<Suspense fallback={<Loading wasLate={wasLate} />}>
			<Text body={body} lang={lang} onShown={onShown} wasLate={wasLate} />
		</Suspense>
	);
});

function Text({ body, lang, onShown, wasLate }: DocumentTextProps & { wasLate: RefObject<boolean> }) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const parts = use(body);
	const text = useRef<HTMLDivElement>(null);
	const status = useCopying(text, Boolean(parts));

	useEffect(() => {
		if (!parts || !text.current) return;
		onShown(text.current);
		// The navigation looked for the address's anchor before there was one.
		if (wasLate.current) document.getElementById(location.hash.slice(1))?.scrollIntoView();
	}, [parts, onShown, wasLate]);

	if (!parts) return <Failed />;
	return (
		<div ref={text} className={styles.text}>
			{parts.map((part, place) => {
				if (typeof part === "string") return <Slot key={part} name={part} />;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document are fixed
					<AsItCame key={`${pathname} ${place}`} lang={lang} className={styles.run} data-text="">
						<Blocks blocks={part} />
					</AsItCame>
				);
			})}
			<p role="status" className="visually-hidden">
				{status && t(status.isCopied ? "guidelines.copied" : "guidelines.notCopied", { number: status.number })}
			</p>
		</div>
	);
}

function Loading({ wasLate }: { wasLate: RefObject<boolean> }) {
	const { t } = useTranslation();
	useEffect(() => {
		wasLate.current = true;
	}, [wasLate]);
	return (
		<div className={styles.unresolved}>
			<p role="status">{t("guidelines.loading")}</p>
		</div>
	);
}

function Failed() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const { revalidate } = useRevalidator();
	return (
		<div className={styles.unresolved}>
			<p role="status">{t("guidelines.failed.text")}</p>
			<p>
				<button type="button" onClick={revalidate}>
					{t("guidelines.failed.retry")}
				</button>
				<a href={pathname} data-reload="">
					{t("guidelines.failed.open")}
				</a>
			</p>
		</div>
	);
}
