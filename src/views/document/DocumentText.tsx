import type { ReactNode } from "react";
import type { Language } from "#config/languages.ts";
import type { DocumentBody, DocumentSlot } from "#content/model/document.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DocumentBlocks } from "./DocumentBlocks.tsx";
import styles from "./DocumentText.module.css";

interface DocumentTextProps {
	body: DocumentBody;
	lang: Language;
	/** Content for lines such as `::rewards` in the text. */
	slots: Partial<Record<DocumentSlot, ReactNode>>;
}

/** Text of a document, with the elements that `clauseCopying.client.ts` needs. */
export function DocumentText({ body, lang, slots }: DocumentTextProps) {
	const { t } = useTranslation();
	const number = "{number}";
	return (
		<div id="document-text" className={styles.text}>
			{body.map((part, index) =>
				typeof part === "string" ? (
					<div key={part} className={styles.slot} data-slot={part}>
						{slots[part]}
					</div>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: rendered once
					<div key={index} lang={lang} className={styles.run} data-text="">
						<DocumentBlocks blocks={part} />
					</div>
				),
			)}
			<p
				role="status"
				className="visually-hidden"
				data-copied={t("guidelines.copied", { number })}
				data-not-copied={t("guidelines.notCopied", { number })}
			/>
			<template id="copy-button">
				<button type="button" className={styles.copy} data-requires-js="" aria-label={t("guidelines.copy", { number })}>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<path d="M8.3 11.7a3.6 3.6 0 0 0 5.1 0l2.9-2.9a3.6 3.6 0 0 0-5.1-5.1l-.9.9M11.7 8.3a3.6 3.6 0 0 0-5.1 0l-2.9 2.9a3.6 3.6 0 0 0 5.1 5.1l.9-.9" />
					</svg>
				</button>
			</template>
		</div>
	);
}
