import { animateFlip } from "./animateFlip.ts";
import { createScreenshotSlider } from "./screenshotSlider.ts";
import { swipeToDismiss } from "./swipeToDismiss.ts";

/** SVG path of a magnifier with a minus; one more stroke makes a plus. */
const magnifierPath = "M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM12.6 12.6l4.4 4.4M6 8.5h5";

/**
 * Opens the screenshot dialog. Swipe, arrow keys or buttons change the screenshot; pinch, double tap, wheel, + and - or
 * a button zoom; swiping down, Escape or a click outside closes it.
 *
 * @param root `[data-screenshots]` with the dialog in a `<template>`
 * @param opener the clicked link, which gets the focus back
 */
export function openScreenshot(root: HTMLElement, opener: HTMLAnchorElement): void {
	// A second click while the script loads must not open a second dialog.
	if (root.querySelector(":scope > dialog")) return;
	const links = [...root.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")];
	const start = links.indexOf(opener);
	const content = root.querySelector<HTMLTemplateElement>(":scope > template")?.content.cloneNode(true);
	const dialog = content instanceof DocumentFragment ? content.querySelector("dialog") : null;
	const strip = dialog?.querySelector<HTMLElement>("[data-strip]");
	if (!dialog || !strip) {
		location.assign(opener.href);
		return;
	}
	const stripItems = [...strip.querySelectorAll<HTMLElement>("li")];
	const captionParts = dialog.querySelectorAll<HTMLElement>("p[aria-live] > span");
	const turnButtons = [...dialog.querySelectorAll<HTMLButtonElement>("button[data-direction]")];
	const zoomButton = dialog.querySelector<HTMLButtonElement>("[data-zoom-in]");
	let current = start;
	let isZoomed = false;

	const update = () => {
		for (const [index, slide] of stripItems.entries()) {
			slide.toggleAttribute("inert", index !== current);
			for (const source of slide.querySelectorAll<HTMLSourceElement>("source")) {
				source.sizes = isZoomed && index === current ? "300vw" : "100vw";
			}
		}
		const { place = "", caption: text = "" } = stripItems[current]?.dataset ?? {};
		if (captionParts[0]) captionParts[0].textContent = place;
		if (captionParts[1]) captionParts[1].textContent = text;
		for (const button of turnButtons) {
			const isLast = current === (button.dataset.direction === "1" ? stripItems.length - 1 : 0);
			button.setAttribute("aria-disabled", String(isLast));
		}
		zoomButton?.setAttribute("aria-label", (isZoomed ? zoomButton.dataset.zoomOut : zoomButton.dataset.zoomIn) ?? "");
		zoomButton?.querySelector("path")?.setAttribute("d", magnifierPath + (isZoomed ? "" : "M8.5 6v5"));
	};
	const smallPicture = () => links[current]?.querySelector<HTMLImageElement>("img") ?? null;
	const largePicture = () => stripItems[current]?.querySelector<HTMLElement>("picture") ?? null;
	const closeDialog = async () => {
		if ("closing" in dialog.dataset) return;
		dialog.dataset.closing = "";
		const shownPicture = largePicture();
		if (shownPicture && !isZoomed) await animateFlip(shownPicture, smallPicture(), "out");
		dialog.close();
	};

	stripItems[start]?.querySelector("img")?.setAttribute("loading", "eager");
	root.append(dialog);
	dialog.showModal();
	// Focus the dialog itself so that it receives all keys.
	dialog.focus({ preventScroll: true });
	const slider = createScreenshotSlider(strip, {
		start,
		onPlace: (place) => {
			current = place;
			update();
		},
		onZoom: (zoomed) => {
			isZoomed = zoomed;
			update();
		},
	});
	update();
	const [small, large] = [smallPicture(), largePicture()];
	// Show the small picture until the large file has loaded.
	if (large && small?.currentSrc) large.style.backgroundImage = `url("${small.currentSrc}")`;
	if (large) animateFlip(large, small, "in");

	swipeToDismiss(strip, () => slider.isZoomed(), closeDialog);
	strip.addEventListener("click", (event) => {
		const isPicture = event.target instanceof HTMLImageElement;
		// The click that ends a drag is prevented.
		if (!event.defaultPrevented && !isPicture) closeDialog();
	});
	dialog.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (slider.press(event.key)) event.preventDefault();
	});
	for (const button of turnButtons) {
		button.addEventListener("click", () => slider.turn(button.dataset.direction === "1" ? 1 : -1));
	}
	zoomButton?.addEventListener("click", () => slider.toggleZoom());
	// Escape, and the close button in browsers with invoker commands: animate before closing.
	for (const type of ["cancel", "command"]) {
		dialog.addEventListener(type, (event) => {
			event.preventDefault();
			closeDialog();
		});
	}
	dialog.addEventListener("close", () => {
		slider.destroy();
		dialog.remove();
		opener.focus();
	});
}
