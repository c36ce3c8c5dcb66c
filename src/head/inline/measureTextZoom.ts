/**
 * Inline in the head: sets `--text-zoom` to the browser's text-only zoom. Android WebViews multiply font sizes, but no other
 * lengths, by the system's font scale. Font sizes in `vw` are divided by it (`--text-vw` in `tokens.css`).
 */
(() => {
	const { head, documentElement } = document;
	const size = 20;
	head.style.fontSize = `${size}px`;
	const textZoom = Number.parseFloat(getComputedStyle(head).fontSize) / size;
	head.removeAttribute("style");
	if (textZoom > 1) documentElement.style.setProperty("--text-zoom", String(textZoom));
})();
