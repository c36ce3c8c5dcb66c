import { useState } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GameClip } from "#content/readers/games.server.ts";
import type { ClipPlayer } from "./ClipPlayer.tsx";
import styles from "./ClipSlide.module.css";

interface ClipSlideProps {
	clip: GameClip;
	/** The game's. */
	title: string;
	/** Of the picture, as the slides beside it have them. */
	sizes: string;
	className: string | undefined;
}

/** The clip among a game's screenshots: its first frame, until somebody presses the button. */
export function ClipSlide({ clip, title, sizes, className }: ClipSlideProps) {
	const { t } = useTranslation();
	const [Player, setPlayer] = useState<typeof ClipPlayer>();
	const start = () =>
		import("./ClipPlayer.tsx").then(
			(module) => setPlayer(() => module.ClipPlayer),
			() => {},
		);
	return (
		<div className={styles.clip}>
			<Picture
				picture={clip.poster}
				alt={clip.description ?? t("game.clip.description", { title })}
				sizes={sizes}
				className={className}
			/>
			{Player ? (
				<Player files={clip} styles={styles} />
			) : (
				<div className={styles.controls}>
					<button
						type="button"
						aria-label={t("game.clip.play")}
						data-needs-app=""
						onClick={start}
						{...buttonProps({ variant: "light" })}
					>
						<Icon name="play" />
						<span className={styles.words}>{t("game.clip.play")}</span>
					</button>
				</div>
			)}
		</div>
	);
}
