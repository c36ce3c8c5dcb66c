import type { GameDetails } from "#content/readers/games.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PlayBar.module.css";

/** Keeps Play within reach: a bar at the viewport's foot from where the hero's own has gone, where the browser can tell. */
export function PlayBar({ game }: { game: GameDetails }) {
	const { t } = useTranslation();
	return (
		<aside className={styles.place} aria-label={game.title}>
			<div className={styles.bar}>
				<Picture picture={game.icon} sizes="48px" alt="" className={styles.icon} />
				<p>{game.title}</p>
				<ButtonLink href={game.play}>
					<Icon name="play" />
					{t("game.play")}
				</ButtonLink>
			</div>
		</aside>
	);
}
