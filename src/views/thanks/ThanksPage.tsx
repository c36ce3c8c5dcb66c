import { buttonProps } from "#src/components/Button/Button.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./ThanksPage.module.css";
import type { getThanksData } from "./thanksData.server.ts";

type ThanksData = ReturnType<typeof getThanksData>;

/** Where the server sends a browser that has posted the contact form by itself (product 1). */
export function ThanksPage({ page, data }: { page: PageInfo; data: ThanksData }) {
	return (
		<SiteLayout page={page}>
			<Content {...data} />
		</SiteLayout>
	);
}

function Content({ coin }: ThanksData) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<section className={`container ${styles.thanks}`}>
			<div className={styles.copy}>
				<h1>{t("contact.thanks")}</h1>
				<p className="lede">{t("contact.soon")}</p>
				<a href={to("home")} {...buttonProps({ size: "large" })}>
					{t("contact.home")}
				</a>
			</div>
			<Picture
				picture={coin}
				sizes="(min-width: 992px) max(480px, 25vw), 70vw"
				alt=""
				priority
				className={styles.art}
			/>
		</section>
	);
}
