import { Link, useRouteLoaderData } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { RootPictures } from "#app/pictures/rootPictures.ts";
import type { ErrorCode } from "#site/resolve.ts";
import styles from "./ErrorScreen.module.css";

/** Not found and other errors: texts keyed by the code, a way home, an illustration (product 11). */
export function ErrorScreen({ code = "404" }: { code?: ErrorCode }) {
	const root = useRouteLoaderData<RootPictures>("root");
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<section className={`container ${styles.error}`}>
			<div className={styles.words}>
				{code !== "unsupportedLanguage" && <p className={styles.code}>{t("errors.code", { code })}</p>}
				<h1>{t(`errors.${code}.title`)}</h1>
				<p className="lede">{t(`errors.${code}.text`)}</p>
				<Link to={to("home")} {...buttonProps({ size: "large" })}>
					{t("errors.home")}
				</Link>
			</div>
			{root && (
				<Picture
					picture={root.lost}
					sizes="(min-width: 992px) max(560px, 29.2vw), 92vw"
					alt=""
					priority
					className={styles.art}
				/>
			)}
		</section>
	);
}
