import { type ComponentPropsWithRef, useCallback, useEffect, useRef, useState } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { type ClipFiles, play, release } from "#app/features/clips/clipFiles.ts";
import { isCalm } from "#app/features/clips/mayMove.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type styles from "./ClipSlide.module.css";

interface ClipPlayerProps {
	files: ClipFiles;
	/** Classes of the sheet that came with the page. */
	styles: typeof styles;
}

/** Drawings of 20 by 20 units, which come with the player. */
const drawings = {
	play: "M5.5 3.6c0-1.1 1.2-1.8 2.1-1.2l9 6.3c.9.6.9 1.9 0 2.5l-9 6.4c-.9.6-2.1 0-2.1-1.2z",
	pause: "M5 3.5h3.4v13H5zM11.6 3.5H15v13h-3.4z",
	restart: "M10 5V1.2L4.6 6 10 10.8V7.4a4.2 4.2 0 1 1-4.2 4.2H3.4A6.6 6.6 0 1 0 10 5z",
} as const;

/**
 * A clip that somebody has started, over its first frame, and what stops it. It plays in a loop, once where less motion is
 * preferred, and pauses when it goes off the screen. One that cannot be played leaves the frame, and says so.
 */
export function ClipPlayer({ files, styles }: ClipPlayerProps) {
	const { t } = useTranslation();
	const video = useRef<HTMLVideoElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	const [state, setState] = useState<"playing" | "paused" | "failed">("playing");

	const start = useCallback(() => {
		if (!video.current) return;
		play(video.current, files).catch(({ name }: Error) => {
			// Else it was paused before it could begin.
			if (name !== "AbortError") setState("failed");
		});
	}, [files]);

	useEffect(() => {
		const element = video.current;
		if (!element) return;
		start();
		const observer = new IntersectionObserver((entries) => {
			if (!entries[entries.length - 1]?.isIntersecting) element.pause();
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			release(element);
		};
	}, [start]);

	// The button that was pressed has gone.
	useEffect(() => toggle.current?.focus({ preventScroll: true }), []);

	const restart = () => {
		if (video.current) video.current.currentTime = 0;
		start();
	};
	return (
		<>
			<video
				ref={video}
				hidden={state === "failed"}
				muted
				playsInline
				loop={!isCalm.matches}
				aria-hidden="true"
				tabIndex={-1}
				onPlay={() => setState("playing")}
				onPause={() => setState((before) => (before === "failed" ? before : "paused"))}
			/>
			<div className={styles.controls}>
				<Control
					ref={toggle}
					drawing={state === "playing" ? "pause" : "play"}
					label={state === "playing" ? t("game.clip.pause") : t("game.clip.play")}
					onClick={state === "playing" ? () => video.current?.pause() : start}
				>
					{state === "failed" && t("game.clip.failed")}
				</Control>
				{state !== "failed" && <Control drawing="restart" label={t("game.clip.restart")} onClick={restart} />}
			</div>
		</>
	);
}

interface ControlProps extends ComponentPropsWithRef<"button"> {
	drawing: keyof typeof drawings;
	/** What it does, where it has no words. */
	label: string;
}

function Control({ drawing, label, children, ...rest }: ControlProps) {
	return (
		<button type="button" aria-label={children ? undefined : label} {...rest} {...buttonProps({ variant: "light" })}>
			<svg viewBox="0 0 20 20" width="1em" height="1em" fill="currentColor" aria-hidden="true">
				<path d={drawings[drawing]} />
			</svg>
			{children}
		</button>
	);
}
