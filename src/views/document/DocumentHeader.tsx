import type { ReactNode } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./DocumentHeader.module.css";
import { documentCrumbs } from "./describeDocument.ts";

/** Breadcrumbs and title of a document (product 7). */
export function DocumentHeader({ chapter, title, children }: { chapter: string; title: string; children: ReactNode }) {
	const { t, to } = useLocale();
	const index = to("guidelines");
	return (
		<header className={`container ${styles.header}`}>
			<Breadcrumbs
				label={t("guidelines.breadcrumbs")}
				items={[...documentCrumbs(t, index, chapter), { label: title }]}
			/>
			<h1>{title}</h1>
			{children}
			<p className={styles.search} data-js-only="" data-screen="">
				<a href={`${index}#find`}>
					<Icon name="search" /> {t("guidelines.search.all")}
				</a>
			</p>
		</header>
	);
}
