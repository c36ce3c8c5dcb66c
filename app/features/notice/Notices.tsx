import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/Dialog/Dialog.tsx";
import { site } from "../../../content/site.ts";
import styles from "./Notices.module.css";
import { notices } from "./notices.ts";

/** The window behind links to screens that are still to come. */
export function Notices() {
	const { t } = useTranslation();
	return notices.map((notice) => (
		<Dialog key={notice} id={`notice-${notice}`} title={t(`notice.${notice}.title`)} closeLabel={t("layout.close")}>
			<p>{t(`notice.${notice}.text`)}</p>
			<p className={styles.address}>
				<a href={`mailto:${site.email}`}>{site.email}</a>
			</p>
		</Dialog>
	));
}
