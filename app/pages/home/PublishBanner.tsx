import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink, buttonProps } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { Picture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/content/picture.ts";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";
import styles from "./PublishBanner.module.css";

/** For the studio that came by: the fee, and the way to publish. */
export function PublishBanner({ picture }: { picture: PictureData }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const label = (
		<>
			{t("home.publish.action")} <Icon name="arrow" />
		</>
	);
	return (
		<section className={styles.banner}>
			<div className={styles.words}>
				<h2>
					<span className={styles.figure}>
						{t("home.publish.figure")}
						<small>%</small>
					</span>{" "}
					{t("home.publish.title")}
				</h2>
				<p className="lede">{t("home.publish.text")}</p>
				{isPending("publish") ? (
					<ButtonLink variant="light" size="large" href={site.links.publish}>
						{label}
					</ButtonLink>
				) : (
					<Link to={to("publish")} {...buttonProps({ variant: "light", size: "large" })}>
						{label}
					</Link>
				)}
			</div>
			<div className={styles.art}>
				<Picture picture={picture} sizes="(min-width: 992px) 50vw, 100vw" alt="" />
			</div>
		</section>
	);
}
