import type { GameDetails } from "#content/readers/games.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ClipSlide.module.css";

interface ClipSlideProps {
	clip: NonNullable<GameDetails["clip"]>;
	/** Title of the game. */
	title: string;
	/** `sizes` of the picture, as in the other slides. */
	sizes: string;
	className: string | undefined;
}

/** SVG paths in a 20 × 20 view box. */
const drawings = {
	play: "M5.5 3.6c0-1.1 1.2-1.8 2.1-1.2l9 6.3c.9.6.9 1.9 0 2.5l-9 6.4c-.9.6-2.1 0-2.1-1.2z",
	pause: "M5 3.5h3.4v13H5zM11.6 3.5H15v13h-3.4z",
	restart: "M10 5V1.2L4.6 6 10 10.8V7.4a4.2 4.2 0 1 1-4.2 4.2H3.4A6.6 6.6 0 1 0 10 5z",
} as const;

/** Clip among the screenshots: first frame and button. `clipPlayer.client.ts` adds the controls of the `<template>`. */
export function ClipSlide({ clip, title, sizes, className }: ClipSlideProps) {
	const { t } = useTranslation();
	return (
		<div className={styles.clip} data-clip={JSON.stringify({ av1: clip.av1, h264: clip.h264 })}>
			<Picture
				picture={clip.poster}
				alt={clip.description ?? t("game.clip.description", { title })}
				sizes={sizes}
				className={className}
			/>
			<div className={styles.controls} data-js-only="">
				<button type="button" aria-label={t("game.clip.play")} {...buttonProps({ variant: "light" })}>
					<Icon name="play" />
					<span className={styles.copy}>{t("game.clip.play")}</span>
				</button>
			</div>
			<template>
				<ClipControl action="play" label={t("game.clip.play")} failed={t("game.clip.failed")} />
				<ClipControl action="pause" label={t("game.clip.pause")} />
				<ClipControl action="restart" label={t("game.clip.restart")} />
			</template>
		</div>
	);
}

interface ControlProps {
	action: keyof typeof drawings;
	label: string;
	/** Shown if the clip cannot be played. */
	failed?: string;
}

function ClipControl({ action, label, failed }: ControlProps) {
	return (
		<button
			type="button"
			data-action={action}
			data-failed={failed}
			aria-label={label}
			{...buttonProps({ variant: "light" })}
		>
			<svg viewBox="0 0 20 20" width="1em" height="1em" fill="currentColor" aria-hidden="true">
				<path d={drawings[action]} />
			</svg>
		</button>
	);
}
