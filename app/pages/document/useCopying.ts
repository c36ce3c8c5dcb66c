import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "./DocumentText.module.css";

interface Copied {
	readonly number: string;
	readonly isCopied: boolean;
}

/** Puts the buttons that copy a clause's address into a shown text, and returns what came of the last press. */
export function useCopying(text: RefObject<HTMLElement | null>, isShown: boolean): Copied | undefined {
	const { t } = useTranslation();
	const [status, setStatus] = useState<Copied>();

	useEffect(() => {
		const element = text.current;
		if (!isShown || !element) return;
		let takeAway: (() => void) | undefined;
		let isGone = false;
		import("./offerCopying.ts").then(
			({ offerCopying }) => {
				if (isGone) return;
				takeAway = offerCopying(element, {
					label: (number) => t("guidelines.copy", { number }),
					className: styles.copy ?? "",
					onCopied: (number, isCopied) => {
						// Emptied first, so that the same words are read out again.
						setStatus(undefined);
						requestAnimationFrame(() => setStatus({ number, isCopied }));
					},
				});
			},
			// Without it nothing is offered, and the anchors are links.
			() => {},
		);
		return () => {
			isGone = true;
			takeAway?.();
		};
	}, [text, isShown, t]);
	return status;
}
