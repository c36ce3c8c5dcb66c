import { useEffect, useState } from "react";
import { copyText } from "#src/features/share/copyText.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";

const OUTCOME_MS = 3000;

/** Copies the page's URL after `onPress`; shows the result and announces it to screen readers. */
export function CopyLink({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
	const { t } = useTranslation();
	const [outcome, setOutcome] = useState<"copied" | "notCopied">();

	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
		return () => clearTimeout(timer);
	}, [outcome]);

	const copy = async () => {
		onPress();
		setOutcome(await copyText(location.href));
	};
	return (
		<>
			<button type="button" data-requires-js="" disabled={disabled} onClick={copy}>
				{outcome === "copied" ? t("guidelines.rewards.copied") : t("guidelines.rewards.copy")}
			</button>
			<span role="status" className={outcome === "notCopied" ? undefined : "visually-hidden"}>
				{outcome && t(`guidelines.rewards.${outcome}`)}
			</span>
		</>
	);
}
