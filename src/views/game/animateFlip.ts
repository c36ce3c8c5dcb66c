/**
 * Lets a picture of a dialog fly from where another one of the same shape stands to its own place, or back. At once under reduced motion, and where
 * the other is out of sight.
 *
 * @param direction `in`: it begins at the other one; `out`: it ends there
 * @returns when it has arrived; meanwhile the dialog has `data-flying`
 */
export async function animateFlip(
	picture: HTMLElement,
	other: HTMLElement | null,
	direction: "in" | "out",
): Promise<void> {
	if (!other || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const otherBox = other.getBoundingClientRect();
	const ownBox = picture.getBoundingClientRect();
	if (
		otherBox.right < 0 ||
		otherBox.left > innerWidth ||
		otherBox.bottom < 0 ||
		otherBox.top > innerHeight ||
		!ownBox.width
	)
		return;
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
		// Between the last frame and the dialog's end it would be large again.
		fill: direction === "out" ? "forwards" : "none",
	});
	const dialog = picture.closest<HTMLElement>("dialog");
	dialog?.toggleAttribute("data-flying", true);
	await flipAnimation.finished.catch(() => {});
	dialog?.toggleAttribute("data-flying", false);
}
