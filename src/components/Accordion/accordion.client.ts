/**
 * Closes the other items of an accordion when a visitor opens one, where the browser does not know `<details name>` (before
 * Chrome 120, Safari 17.2 and Firefox 130).
 */
export function polyfillDetailsName(): void {
	if ("name" in HTMLDetailsElement.prototype) return;
	// Not on `toggle`: that event comes late, when the visitor may have opened the next item.
	document.addEventListener("click", ({ target }) => {
		const openedDetails = target instanceof Element ? target.closest("summary")?.parentElement : undefined;
		if (!openedDetails?.matches("details[name]:not([open])")) return;
		for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
			if (other.getAttribute("name") === openedDetails.getAttribute("name")) other.open = false;
		}
	});
}
