import { useState } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "./ShareButton.module.css";
import type { ShareOutcome } from "./sharePage.ts";

/** Shares this page, or copies its address and says so, to the eye and to a screen reader. Absent without the app. */
export function ShareButton({ title }: { title: string }) {
	const { t } = useTranslation();
	const [outcome, tell] = useState<ShareOutcome>();
	const share = () => {
		import("./sharePage.ts").then(
			(module) => module.sharePage(title, tell),
			() => tell("notCopied"),
		);
	};
	return (
		<div className={styles.share} data-app-only="">
			<button type="button" data-needs-app="" onClick={share} {...buttonProps({ variant: "outline", size: "large" })}>
				<Icon name="channel" />
				{t("game.share.action")}
			</button>
			<p role="status">{outcome && t(`game.share.${outcome}`)}</p>
		</div>
	);
}
