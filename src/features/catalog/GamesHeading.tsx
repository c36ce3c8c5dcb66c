import type { ComponentPropsWithRef } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./GamesHeading.module.css";

/** Heading of a list of games, with a link to all games. */
export function GamesHeading(heading: ComponentPropsWithRef<"h2">) {
	const { t, to } = useLocale();
	return (
		<div className={styles.head}>
			<h2 {...heading} />
			<a href={to("games")} className={styles.all}>
				{t("game.all")} <Icon name="arrow" />
			</a>
		</div>
	);
}
