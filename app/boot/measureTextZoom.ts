/**
 * Inline in the head: how much the browser enlarges text alone, as `--text-zoom` on the root. Android WebViews multiply each font
 * size by the system's, and no other length: what is sized by the window (`--text-vw` in `tokens.css`) divides by it.
 */
(() => {
	const { head, documentElement } = document;
	const size = 20;
	head.style.fontSize = `${size}px`;
	const zoom = Number.parseFloat(getComputedStyle(head).fontSize) / size;
	head.removeAttribute("style");
	if (zoom > 1) documentElement.style.setProperty("--text-zoom", String(zoom));
})();
