/** Keeps one accordion item open in browsers without `<details name>` (Chrome < 120, Safari < 17.2, Firefox < 130). */
export function polyfillDetailsName(): void {
	if ("name" in HTMLDetailsElement.prototype) return;
	// `toggle` fires too late: the visitor may already have opened the next item.
	document.addEventListener("click", ({ target }) => {
		const openedDetails = target instanceof Element ? target.closest("summary")?.parentElement : undefined;
		if (!openedDetails?.matches("details[name]:not([open])")) return;
		for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
			if (other.getAttribute("name") === openedDetails.getAttribute("name")) other.open = false;
		}
	});
}
