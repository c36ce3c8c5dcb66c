import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import type { Route } from "./+types/ThanksPage.route";
import styles from "./ThanksPage.module.css";

/** At build time: the page's picture. */
export function loader() {
	return { coin: sitePicture("site/coin") };
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "thanks");

/** Where the server sends a browser that has posted the contact form by itself (product 1). */
export default function ThanksPage({ loaderData: { coin } }: Route.ComponentProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<section className={`container ${styles.thanks}`}>
			<div className={styles.words}>
				<h1>{t("contact.thanks")}</h1>
				<p className="lede">{t("contact.soon")}</p>
				<Link to={to("home")} {...buttonProps({ size: "large" })}>
					{t("contact.home")}
				</Link>
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
