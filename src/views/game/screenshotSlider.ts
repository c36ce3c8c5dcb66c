import Swiper from "swiper";
import { Zoom } from "swiper/modules";

const maxZoom = 3;
const buttonZoom = 2;

/** Zoom factor of each key press or wheel step. */
const zoomFactor = 1.35;

/** Pixels that an arrow key pans a zoomed screenshot. */
const arrowStride = 120;

interface SliderOptions {
	start: number;
	onPlace: (place: number) => void;
	/** Called when the screenshot becomes larger than the viewport, or fits again. */
	onZoom: (isZoomed: boolean) => void;
}

/** Swiper for the dialog, with added zooming by wheel and keys. No animation under reduced motion. */
export function createScreenshotSlider(strip: HTMLElement, { start, onPlace, onZoom }: SliderOptions) {
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const zoomSwiper = new Swiper(strip, {
		modules: [Zoom],
		initialSlide: start,
		speed: isStill ? 0 : 300,
		threshold: 5,
		zoom: { maxRatio: maxZoom },
		on: {
			slideChange: ({ activeIndex }) => onPlace(activeIndex),
			zoomChange: (_, scale) => onZoom(scale > 1.01),
		},
	});

	/** Zooms around a fixed point of the viewport, its center by default. */
	const zoomTo = (wanted: number, point?: { clientX: number; clientY: number }) => {
		const before = zoomSwiper.zoom.scale;
		const targetScale = Math.min(wanted, maxZoom);
		if (targetScale < 1.05) return zoomSwiper.zoom.out();
		const around = frame();
		const stripCenter = middleOf(strip);
		const x = point ? point.clientX - stripCenter.x : 0;
		const y = point ? point.clientY - stripCenter.y : 0;
		const zoomRatio = targetScale / before;
		zoomSwiper.zoom.in(targetScale);
		moveTo(x - (x - around.x) * zoomRatio, y - (y - around.y) * zoomRatio);
	};
	/** The element that moves in the current slide, and its offset. */
	const frame = () => {
		const element = zoomSwiper.slides[zoomSwiper.activeIndex]?.querySelector<HTMLElement>(".swiper-zoom-container");
		// The target position: keys and wheel repeat faster than the animation ends.
		const { e, f } = new DOMMatrix(element?.style.transform);
		return { element, x: e, y: f };
	};
	const moveTo = (x: number, y: number) => {
		const { element } = frame();
		const picture = element?.querySelector<HTMLElement>("picture");
		if (!element || !picture) return;
		const getMaxOffset = (size: number, available: number) =>
			Math.max(0, (size * zoomSwiper.zoom.scale - available) / 2);
		const maxAcross = getMaxOffset(picture.offsetWidth, strip.clientWidth);
		const maxDown = getMaxOffset(picture.offsetHeight, strip.clientHeight);
		const clampOffset = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value));
		element.style.transform = `translate3d(${clampOffset(x, maxAcross)}px, ${clampOffset(y, maxDown)}px, 0)`;
	};
	const moveBy = (across: number, down: number) => {
		const { x, y } = frame();
		moveTo(x - across * arrowStride, y - down * arrowStride);
	};
	/** Whether fingers pan a zoomed screenshot instead of swiping. */
	const isZoomed = () => zoomSwiper.zoom.scale > 1.01;
	/** Shows the next (1) or previous (-1) screenshot. */
	const turnSlide = (direction: 1 | -1) => (direction === 1 ? zoomSwiper.slideNext() : zoomSwiper.slidePrev());

	strip.addEventListener(
		"wheel",
		(event) => {
			event.preventDefault();
			if (event.deltaY) zoomTo(zoomSwiper.zoom.scale * (event.deltaY < 0 ? zoomFactor : 1 / zoomFactor), event);
		},
		{ passive: false },
	);
	// Otherwise the first finger of a pinch would swipe.
	const countFingers = ({ touches }: TouchEvent) => {
		zoomSwiper.allowTouchMove = touches.length < 2;
	};
	for (const type of ["touchstart", "touchend", "touchcancel"] as const)
		strip.addEventListener(type, countFingers, { passive: true, capture: true });

	const arrowDirections: Readonly<Record<string, readonly [across: 1 | 0 | -1, down: 1 | 0 | -1]>> = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1],
	};
	return {
		turn: turnSlide,
		isZoomed,
		/** Handles a key; returns false if it has no function. */
		press(key: string): boolean {
			const [across, down] = arrowDirections[key] ?? [];
			if (across !== undefined && down !== undefined) {
				if (isZoomed()) moveBy(across, down);
				else if (across) turnSlide(across);
				return isZoomed() || across !== 0;
			}
			if (key === "+" || key === "=") zoomTo(zoomSwiper.zoom.scale * zoomFactor);
			else if (key === "-") zoomTo(zoomSwiper.zoom.scale / zoomFactor);
			else if (key === "0") zoomSwiper.zoom.out();
			else return false;
			return true;
		},
		/** Zooms in, or out to the whole picture. */
		toggleZoom: () => (isZoomed() ? zoomSwiper.zoom.out() : zoomTo(buttonZoom)),
		destroy: () => zoomSwiper.destroy(),
	};
}

function middleOf(element: HTMLElement): { x: number; y: number } {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}
