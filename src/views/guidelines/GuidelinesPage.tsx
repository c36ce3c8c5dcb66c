import type { ReactNode } from "react";
import { guidelineChapters } from "#config/documents.ts";
import { site } from "#config/site.ts";
import { readLogo } from "#content/readers/logo.server.ts";
import { Logo } from "#src/components/Logo/Logo.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ChapterCard } from "./ChapterCard.tsx";
import styles from "./GuidelinesPage.module.css";

/** Index of the guidelines (product 7): logo, title, `ClauseSearch.island.tsx` and a card per chapter. */
export function GuidelinesPage({ page, search }: { page: PageInfo; search?: ReactNode }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<div className={styles.page}>
				<div className={styles.brand} aria-hidden="true">
					<div className={styles.logo}>
						<Logo name={site.name} {...readLogo()} />
					</div>
				</div>
				<div className={styles.index}>
					<h1>{t("guidelines.title")}</h1>
					<p className="lede">{t("guidelines.lede", { product: site.name })}</p>
					<div className={styles.search}>
						{/* The site's search, to which the form falls back, needs scripts, too. */}
						<div data-js-only="">{search}</div>
					</div>
					<div className={styles.cards}>
						{guidelineChapters.map((chapter) => (
							<ChapterCard key={chapter} chapter={chapter} />
						))}
					</div>
				</div>
			</div>
		</SiteLayout>
	);
}
