import type { ReactNode } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./Carousel.module.css";
import type { CarouselSettings } from "./carousel.client.ts";

interface CarouselProps {
	/** Accessible name. */
	label: string;
	previousLabel: string;
	nextLabel: string;
	slides: readonly { key: string; content: ReactNode }[];
	settings: CarouselSettings;
	/** Shown beside the arrows. */
	heading?: ReactNode;
}

/** Scroll-snap strip that works without JavaScript (product 12); `carousel.client.ts` adds the arrows and swiping. */
export function Carousel({ label, previousLabel, nextLabel, slides, settings, heading }: CarouselProps) {
	return (
		<div className={styles.carousel} data-carousel={JSON.stringify(settings)}>
			<div className={styles.head}>
				{heading}
				<div className={styles.arrows} data-js-only="">
					<button type="button" data-direction="-1" aria-label={previousLabel} disabled>
						<Icon name="back" />
					</button>
					<button type="button" data-direction="1" aria-label={nextLabel} disabled={slides.length < 2}>
						<Icon name="arrow" />
					</button>
				</div>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section className={styles.strip} aria-label={label} tabIndex={0}>
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
