import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ThemeSwitch.module.css";

const themeNames = ["system", "light", "dark"] as const;

/** Radio buttons for the theme. `src/head/inline/applyTheme.ts` checks the current one and stores a choice. */
export function ThemeSwitch() {
	const { t } = useTranslation();
	return (
		<fieldset className={styles.theme}>
			<legend>{t("footer.theme.title")}</legend>
			<div>
				{themeNames.map((theme) => (
					<label key={theme}>
						<input type="radio" name="theme" value={theme} defaultChecked={theme === "system"} autoComplete="off" />
						<span>{t(`footer.theme.${theme}`)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
