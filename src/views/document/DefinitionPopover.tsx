import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./DefinitionPopover.module.css";

/** Popover for definitions (`enhanceDocument.client.ts`). Without scripts, words link to their definitions. */
export function DefinitionPopover() {
	const { t } = useTranslation();
	return (
		<div
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
