import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { DialogClose, DialogFrame } from "#app/components/Dialog/Dialog.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import { closeBySwipe } from "./closeBySwipe.ts";
import { flyBetween } from "./flyBetween.ts";
import type styles from "./Screenshots.module.css";
import { createScreenshotSlider, type ScreenshotSlider } from "./screenshotSlider.ts";

export interface ScreenshotDialogProps extends Pick<GameDetails, "screenshots"> {
	/** Classes of the sheet that came with the page. */
	styles: typeof styles;
	/** The place of the one to begin with. */
	start: number;
	/** The small picture of a screenshot on the page: large ones come from there and go back there. */
	smallOf: (place: number) => HTMLImageElement | null;
	onClose: () => void;
}

const id = "screenshot";

/**
 * Screenshots as large as the window, with what they show below, each from where its small picture stands. Fingers and a mouse swipe them,
 * pinch and double tap enlarge them, and so do the wheel, the keys + and - and a button; arrow keys and buttons go through them, or move
 * one that is enlarged. A pull downwards and a click beside the picture close the window.
 */
export function ScreenshotDialog({ screenshots, styles, start, smallOf, onClose }: ScreenshotDialogProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const strip = useRef<HTMLDivElement>(null);
	const slider = useRef<ScreenshotSlider>(null);
	const [place, setPlace] = useState(start);
	const [isZoomed, setZoomed] = useState(false);
	const [isLeaving, setLeaving] = useState(false);
	const last = screenshots.length - 1;
	const largeAt = (wanted: number) => strip.current?.querySelectorAll("picture")[wanted];

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
	useEffect(() => {
		if (!dialog.current || !strip.current) return;
		if (!dialog.current.open) dialog.current.showModal();
		// The window has the focus, not the strip in it: a ring around the whole says nothing, and all keys work here.
		dialog.current.focus({ preventScroll: true });
		const own = createScreenshotSlider(strip.current, { start, onPlace: setPlace, onZoom: setZoomed });
		slider.current = own;
		const small = smallOf(start);
		const large = largeAt(start);
		// What the page shows already stands in until the large file is here.
		if (large && small?.currentSrc) large.style.backgroundImage = `url("${small.currentSrc}")`;
		if (large) flyBetween(large, small, "in");
		return () => own.destroy();
	}, []);

	const leave = async () => {
		const large = largeAt(place);
		setLeaving(true);
		if (large && !isZoomed) await flyBetween(large, smallOf(place), "out");
		dialog.current?.close();
	};
	const leaveNow = useRef(leave);
	useEffect(() => {
		leaveNow.current = leave;
	});
	useEffect(() => {
		if (!strip.current || !dialog.current) return;
		const gone = new AbortController();
		// The close button's, where the browser knows such commands; elsewhere the window closes without its picture going back.
		dialog.current.addEventListener(
			"command",
			(event) => {
				event.preventDefault();
				leaveNow.current();
			},
			gone,
		);
		const stop = closeBySwipe(
			strip.current,
			() => slider.current?.isZoomed() ?? false,
			() => leaveNow.current(),
		);
		return () => {
			gone.abort();
			stop();
		};
	}, []);

	const onClick = (event: MouseEvent) => {
		const { target } = event;
		// The end of a drag says so.
		if (!event.defaultPrevented && target instanceof Element && target.tagName !== "IMG") leave();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (slider.current?.press(event.key)) event.preventDefault();
	};

	return (
		<DialogFrame
			ref={dialog}
			id={id}
			aria-label={t("game.screenshots")}
			tabIndex={-1}
			className={styles.dialog}
			data-leaving={isLeaving || undefined}
			onClose={onClose}
			onCancel={(event) => {
				event.preventDefault();
				leave();
			}}
			onKeyDown={onKeyDown}
		>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
			<div ref={strip} className={styles.large} onClick={onClick}>
				<ul className="swiper-wrapper">
					{screenshots.map(({ picture }, index) => (
						<li key={picture.base} className="swiper-slide" inert={index !== place}>
							<div className="swiper-zoom-container">
								<Picture
									picture={picture}
									alt=""
									sizes={isZoomed && index === place ? "300vw" : "100vw"}
									loading={index === start ? "eager" : "lazy"}
									draggable={false}
								/>
							</div>
						</li>
					))}
				</ul>
			</div>
			<div className={styles.foot}>
				<p aria-live="polite">
					<span>{t("game.place", { number: place + 1, total: screenshots.length })}</span> {screenshots[place]?.alt}
				</p>
				<button
					type="button"
					aria-label={t("game.previous")}
					aria-disabled={place === 0}
					onClick={() => slider.current?.turn(-1)}
				>
					<Icon name="back" />
				</button>
				<button
					type="button"
					aria-label={t("game.next")}
					aria-disabled={place === last}
					onClick={() => slider.current?.turn(1)}
				>
					<Icon name="arrow" />
				</button>
			</div>
			<button
				type="button"
				aria-label={isZoomed ? t("game.zoomOut") : t("game.zoomIn")}
				className={styles.zoom}
				onClick={() => slider.current?.toggleZoom()}
			>
				<svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true">
					<path
						d={`M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM12.6 12.6l4.4 4.4M6 8.5h5${isZoomed ? "" : "M8.5 6v5"}`}
						fill="none"
						stroke="currentColor"
						strokeWidth="2"
						strokeLinecap="round"
					/>
				</svg>
			</button>
			<DialogClose dialog={id} label={t("layout.close")} className={styles.close} />
		</DialogFrame>
	);
}
