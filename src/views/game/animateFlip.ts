/**
 * FLIP animation of a dialog's picture from the box of another element, or back to it. Skipped under reduced motion and
 * if the other element is out of view.
 *
 * @param direction `in`: starts at the other element; `out`: ends there
 * @returns resolves at the end; until then the dialog has `data-flying`
 */
export async function animateFlip(
	picture: HTMLElement,
	other: HTMLElement | null,
	direction: "in" | "out",
): Promise<void> {
	if (!other || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const otherBox = other.getBoundingClientRect();
	const ownBox = picture.getBoundingClientRect();
	const isBeside = otherBox.right < 0 || otherBox.left > innerWidth;
	const isAboveOrBelow = otherBox.bottom < 0 || otherBox.top > innerHeight;
	if (isBeside || isAboveOrBelow || !ownBox.width) return;
	const flipScale = otherBox.width / ownBox.width;
	const awayFrame = {
		transformOrigin: "0 0",
		transform: `translate(${otherBox.left - ownBox.left}px, ${otherBox.top - ownBox.top}px) scale(${flipScale})`,
		borderRadius: `${Number.parseFloat(getComputedStyle(other).borderTopLeftRadius) / flipScale}px`,
	};
	const home = { transformOrigin: "0 0", transform: "none", borderRadius: "0px" };
	const flipAnimation = picture.animate(direction === "in" ? [awayFrame, home] : [home, awayFrame], {
		duration: direction === "in" ? 320 : 240,
		easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
		// Keeps the picture small until the dialog closes.
		fill: direction === "out" ? "forwards" : "none",
	});
	const dialog = picture.closest<HTMLElement>("dialog");
	dialog?.toggleAttribute("data-flying", true);
	await flipAnimation.finished.catch(() => {});
	dialog?.toggleAttribute("data-flying", false);
}
