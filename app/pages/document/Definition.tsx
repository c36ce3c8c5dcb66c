import type { Ref } from "react";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "./Definition.module.css";

/**
 * Where `useDefinitions` shows a definition: at the word, or at the foot of a narrow window. Empty in the page's HTML;
 * without the app, the word's link leads to the definition itself.
 */
export function Definition({ ref }: { ref: Ref<HTMLDivElement> }) {
	const { t } = useTranslation();
	return (
		<div
			ref={ref}
			id="definition"
			popover="auto"
			role="dialog"
			tabIndex={-1}
			className={styles.definition}
			aria-label={t("guidelines.definition.title")}
		>
			<p />
			<div>
				<a href="#definitions">{t("guidelines.definition.all")}</a>
				<button
					type="button"
					popoverTarget="definition"
					popoverTargetAction="hide"
					aria-label={t("guidelines.definition.close")}
				>
					<Icon name="close" />
				</button>
			</div>
		</div>
	);
}
