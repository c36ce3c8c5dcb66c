/**
 * Marks islands whose files could not be loaded, so that `failedIslands.css` shows what works without them: Astro fires
 * the event on the island's element.
 */
export function markFailedIslands(): void {
	addEventListener("astro:hydration-error", ({ target }) => {
		if (target instanceof HTMLElement) target.dataset.failed = "";
	});
}
