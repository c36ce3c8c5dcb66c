import { buttonProps } from "#src/components/Button/Button.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./ThanksPage.module.css";

/** The server redirects here after a form submission without JavaScript (product 1). */
export function ThanksPage({ page }: { page: PageInfo }) {
	return (
		<SiteLayout page={page}>
			<ThanksMessage />
		</SiteLayout>
	);
}

function ThanksMessage() {
	const { t, to } = useLocale();
	return (
		<section className={`container ${styles.thanks}`}>
			<div className={styles.copy}>
				<h1>{t("contact.thanks")}</h1>
				<p className="lede">{t("contact.soon")}</p>
				<a href={to("home")} {...buttonProps({ size: "large" })}>
					{t("contact.home")}
				</a>
			</div>
			<SitePicture name="site/coin" sizes="(min-width: 992px) max(480px, 25vw), 70vw" priority className={styles.art} />
		</section>
	);
}
