/** Marks an island at `astro:hydration-error`, all at `island:failed` (no texts), for `failedIslands.css`. */
export function markFailedIslands(): void {
	addEventListener("astro:hydration-error", ({ target }) => {
		if (target instanceof HTMLElement) target.dataset.failed = "";
	});
	document.addEventListener("island:failed", () => {
		for (const islandElement of document.querySelectorAll<HTMLElement>("astro-island"))
			islandElement.dataset.failed = "";
	});
}
