import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import styles from "./GamesHead.module.css";

/** The heading of some games, and the way to all of them. */
export function GamesHead(heading: ComponentPropsWithRef<"h2">) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<div className={styles.head}>
			<h2 {...heading} />
			<Link to={to("games")} className={styles.all} prefetch="intent">
				{t("game.all")} <Icon name="arrow" />
			</Link>
		</div>
	);
}
