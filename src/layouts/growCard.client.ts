/** Marks the card that the visitor follows, so that its picture grows into the next page in browsers with view transitions. */
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
	// The page comes back from the back/forward cache.
	addEventListener("pageshow", () => {
		for (const card of document.querySelectorAll<HTMLElement>("a[data-leaving]")) delete card.dataset.leaving;
	});
}
