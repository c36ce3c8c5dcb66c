/**
 * Marks islands whose files or texts could not be loaded, so that `failedIslands.css` shows what works without them. Astro
 * fires `astro:hydration-error` on an island's element, `IslandRoot.tsx` fires `island:failed` for all of a page.
 */
export function markFailedIslands(): void {
	addEventListener("astro:hydration-error", ({ target }) => {
		if (target instanceof HTMLElement) target.dataset.failed = "";
	});
	document.addEventListener("island:failed", () => {
		for (const islandElement of document.querySelectorAll<HTMLElement>("astro-island"))
			islandElement.dataset.failed = "";
	});
}
