import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DialogClose, DialogFrame } from "#app/components/Dialog/Dialog.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { Picture } from "#app/components/Picture/Picture.tsx";
import type { GameDetails } from "#content/readers/games.server.ts";
import { closeBySwipe } from "./closeBySwipe.ts";
import type styles from "./Screenshots.module.css";

export interface ScreenshotDialogProps extends Pick<GameDetails, "screenshots"> {
	/** Classes of the sheet that came with the page. */
	styles: typeof styles;
	/** The place of the one to begin with. */
	start: number;
	onClose: () => void;
}

const id = "screenshot";

/**
 * Screenshots as large as the window, with what they show below. A strip that snaps: fingers swipe it, arrow keys and buttons scroll it,
 * and where it stands is what is told. A pull downwards and a tap beside the picture close it.
 */
export function ScreenshotDialog({ screenshots, styles, start, onClose }: ScreenshotDialogProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const strip = useRef<HTMLUListElement>(null);
	/** Where the strip is or is going: keys come faster than it scrolls. */
	const target = useRef(start);
	const [place, setPlace] = useState(start);
	const last = screenshots.length - 1;

	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
		// The window has the focus, not the strip in it: a ring around the whole says nothing, and all keys work here.
		dialog.current?.focus({ preventScroll: true });
		strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: "instant" });
	}, [start]);

	useEffect(() => (strip.current ? closeBySwipe(strip.current, () => dialog.current?.close()) : undefined), []);

	const show = (next: number) => {
		if (!strip.current || next < 0 || next > last) return;
		target.current = next;
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		strip.current.scrollTo({ left: next * strip.current.clientWidth, behavior: isStill ? "instant" : "smooth" });
	};
	const onScroll = () => {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		const next = Math.round(scrollLeft / clientWidth);
		if (Math.abs(scrollLeft - next * clientWidth) < 2) target.current = next;
		setPlace(next);
	};
	const onClick = ({ target }: MouseEvent) => {
		if (target instanceof Element && target.tagName !== "IMG") dialog.current?.close();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		show(target.current + step);
	};

	return (
		<DialogFrame
			ref={dialog}
			id={id}
			aria-label={t("game.screenshots")}
			tabIndex={-1}
			className={styles.dialog}
			onClose={onClose}
			onKeyDown={onKeyDown}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
			<ul ref={strip} className={styles.large} tabIndex={0} onScroll={onScroll} onClick={onClick}>
				{screenshots.map(({ picture }, index) => (
					<li key={picture.base} inert={index !== place}>
						<Picture picture={picture} alt="" sizes="100vw" loading={index === start ? "eager" : "lazy"} />
					</li>
				))}
			</ul>
			<div className={styles.foot}>
				<p aria-live="polite">
					<span>{t("game.place", { number: place + 1, total: screenshots.length })}</span> {screenshots[place]?.alt}
				</p>
				<button
					type="button"
					aria-label={t("game.previous")}
					aria-disabled={place === 0}
					onClick={() => show(target.current - 1)}
				>
					<Icon name="back" />
				</button>
				<button
					type="button"
					aria-label={t("game.next")}
					aria-disabled={place === last}
					onClick={() => show(target.current + 1)}
				>
					<Icon name="arrow" />
				</button>
			</div>
			<DialogClose dialog={id} label={t("layout.close")} className={styles.close} />
		</DialogFrame>
	);
}
