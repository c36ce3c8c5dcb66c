import { useSyncExternalStore } from "react";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ThemeSwitch.module.css";

const themes = ["system", "light", "dark"] as const;

/**
 * Radio buttons for the light, dark or system theme. The inline script `src/head/inline/applyTheme.ts` checks the current one
 * and stores a choice.
 */
export function ThemeSwitch() {
	const { t } = useTranslation();
	const chosen = useSyncExternalStore(never, current, unknown);
	return (
		<fieldset className={styles.theme}>
			<legend>{t("footer.theme.title")}</legend>
			<div>
				{themes.map((theme) => (
					<label key={theme}>
						<input type="radio" name="theme" value={theme} defaultChecked={theme === chosen} autoComplete="off" />
						<span>{t(`footer.theme.${theme}`)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

const never = () => () => {};
const current = () => document.documentElement.dataset.theme ?? "system";
const unknown = () => "system";
