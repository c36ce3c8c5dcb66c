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
	const there = other.getBoundingClientRect();
	const here = picture.getBoundingClientRect();
	if (there.right < 0 || there.left > innerWidth || there.bottom < 0 || there.top > innerHeight || !here.width) return;
	const scale = there.width / here.width;
	const away = {
		transformOrigin: "0 0",
		transform: `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${scale})`,
		borderRadius: `${Number.parseFloat(getComputedStyle(other).borderTopLeftRadius) / scale}px`,
	};
	const home = { transformOrigin: "0 0", transform: "none", borderRadius: "0px" };
	const flight = picture.animate(direction === "in" ? [away, home] : [home, away], {
		duration: direction === "in" ? 320 : 240,
		easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
		// Between the last frame and the window's end it would be large again.
		fill: direction === "out" ? "forwards" : "none",
	});
	const window = picture.closest<HTMLElement>("dialog");
	window?.toggleAttribute("data-flying", true);
	await flight.finished.catch(() => {});
	window?.toggleAttribute("data-flying", false);
}
