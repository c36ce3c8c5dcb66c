/** Marks the followed card, whose picture then grows into the next page with a view transition. */
export function growFollowedCard(): void {
	addEventListener("pageswap", (event) => {
		const { viewTransition } = event;
		const url = viewTransition && event.activation?.entry.url;
		if (!url) return;
		for (const card of document.querySelectorAll<HTMLAnchorElement>("a[data-shape]")) {
			const { top, bottom } = card.getBoundingClientRect();
			if (card.href === url && bottom > 0 && top < innerHeight) {
				card.dataset.leaving = "";
				return;
			}
		}
	});
	// The page was restored from the back/forward cache.
	addEventListener("pageshow", () => {
		for (const card of document.querySelectorAll<HTMLElement>("a[data-leaving]")) delete card.dataset.leaving;
	});
}
