import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./AutoplaySwitch.module.css";

/** Switch for touch screens that plays the clip of the centered card. Requires `hoverClips.client.ts`. */
export function AutoplaySwitch() {
	const { t } = useTranslation();
	return (
		<button
			type="button"
			role="switch"
			aria-checked="false"
			data-requires-js=""
			data-autoplay-switch=""
			className={styles.switch}
		>
			{t("games.moving")}
		</button>
	);
}
