import styles from "#src/features/clips/MovingPreviews.module.css";
import { useTranslation } from "#src/i18n/useTranslation.ts";

/** Switch for touch screens: whether the card in the middle of the screen moves. Works by `hoverClips.client.ts`. */
export function MovingPreviews() {
	const { t } = useTranslation();
	return (
		<button
			type="button"
			role="switch"
			aria-checked="false"
			data-needs-app=""
			data-moving-previews=""
			className={styles.switch}
		>
			{t("games.moving")}
		</button>
	);
}
