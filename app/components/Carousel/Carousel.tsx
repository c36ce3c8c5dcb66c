import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/Icon/Icon.tsx";
import styles from "./Carousel.module.css";
import type { CarouselSettings, Slider } from "./slider.ts";

interface CarouselProps {
	/** Names the whole, for a screen reader. */
	label: string;
	previousLabel: string;
	nextLabel: string;
	/** Each needs a key. */
	slides: readonly { key: string; content: ReactNode }[];
	settings: CarouselSettings;
	/** Stands beside the arrows. */
	heading?: ReactNode;
}

/**
 * Slides in a row (product 12). A plain scroll-snap strip until it comes near the window and without JavaScript; Swiper
 * after that. The arrows are disabled at the ends (product 12) unless the carousel has none; arrow keys work on the focused
 * strip.
 */
export function Carousel({ label, previousLabel, nextLabel, slides, settings, heading }: CarouselProps) {
	const root = useRef<HTMLDivElement>(null);
	const slider = useRef<Slider | null>(null);
	const enhance = useRef(async () => {});
	const [ends, setEnds] = useState({ start: true, end: slides.length < 2 });
	const endless = settings.loop || settings.rewind;

	useEffect(() => {
		const element = root.current;
		if (!element) return;
		let gone = false;
		enhance.current = async () => {
			observer.disconnect();
			const { createSlider } = await import("./slider.ts");
			if (!gone) slider.current ??= createSlider(element, settings, setEnds);
		};
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) enhance.current();
			},
			{ rootMargin: "300px" },
		);
		observer.observe(element);
		return () => {
			gone = true;
			observer.disconnect();
			slider.current?.destroy();
			slider.current = null;
		};
	}, [settings]);

	// A click may come before Swiper, one kept from before boot surely does: it waits, so that it moves a whole slide.
	const move = async (direction: 1 | -1) => {
		if (!slider.current) await enhance.current();
		slider.current?.move(direction);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
		if (!slider.current) return;
		event.preventDefault();
		move(event.key === "ArrowRight" ? 1 : -1);
	};

	return (
		<div className={styles.carousel}>
			<div className={styles.head}>
				{heading}
				{/* The strip scrolls by itself. */}
				<div className={styles.arrows} data-app-only="">
					<button
						type="button"
						data-needs-app=""
						aria-label={previousLabel}
						disabled={ends.start && !endless}
						onClick={() => move(-1)}
					>
						<Icon name="back" />
					</button>
					<button
						type="button"
						data-needs-app=""
						aria-label={nextLabel}
						disabled={ends.end && !endless}
						onClick={() => move(1)}
					>
						<Icon name="arrow" />
					</button>
				</div>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section ref={root} className={styles.strip} aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
				<ul className={`swiper-wrapper ${styles.wrapper}`}>
					{slides.map(({ key, content }) => (
						<li key={key} className={`swiper-slide ${styles.slide}`}>
							{content}
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
