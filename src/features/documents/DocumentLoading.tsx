import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./DocumentLoading.module.css";

/** Status line for `documentLoading.client.ts`. */
export function DocumentLoading() {
	const { t } = useTranslation();
	return <p id="document-loading" role="status" className={styles.status} data-message={t("layout.loadingDocument")} />;
}
