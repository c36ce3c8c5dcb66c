/**
 * Inline in the head: sets `--text-zoom` on the root, the factor by which the browser enlarges text only. Android WebViews multiply
 * every font size by the system's font scale, but no other length. Sizes in `vw` divide by it (`--text-vw` in `tokens.css`).
 */
(() => {
	const { head, documentElement } = document;
	const size = 20;
	head.style.fontSize = `${size}px`;
	const textZoom = Number.parseFloat(getComputedStyle(head).fontSize) / size;
	head.removeAttribute("style");
	if (textZoom > 1) documentElement.style.setProperty("--text-zoom", String(textZoom));
})();
