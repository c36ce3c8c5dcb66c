/** Closes the other items of an accordion where the browser does not know `<details name>` (Chrome 119, Safari 17.1, Firefox 129). */
export function keepOneItemOpen(): void {
	if ("name" in HTMLDetailsElement.prototype) return;
	for (const details of document.querySelectorAll<HTMLDetailsElement>("details[name]")) {
		details.addEventListener("toggle", () => {
			if (!details.open) return;
			for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
				if (other !== details && other.getAttribute("name") === details.getAttribute("name")) other.open = false;
			}
		});
	}
}
