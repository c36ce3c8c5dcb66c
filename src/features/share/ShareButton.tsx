import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ShareButton.module.css";

/** Shares the page or copies its URL (`shareButton.client.ts`). Hidden without JavaScript. */
export function ShareButton({ title }: { title: string }) {
	const { t } = useTranslation();
	return (
		<div className={styles.share} data-js-only="">
			<button type="button" data-share={title} {...buttonProps({ variant: "outline", size: "large" })}>
				<Icon name="channel" />
				{t("game.share.action")}
			</button>
			<p role="status" data-copied={t("game.share.copied")} data-not-copied={t("game.share.notCopied")} />
		</div>
	);
}
