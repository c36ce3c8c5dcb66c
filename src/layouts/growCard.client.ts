/**
 * Marks the followed card, whose picture then grows into the next page with a view transition. Other links skip
 * the transition: capturing both pages would delay the next page's first paint.
 */
export function growFollowedCard(): void {
	addEventListener("pageswap", ({ viewTransition, activation }) => {
		if (!viewTransition) return;
		const card = findVisibleCard(activation?.entry.url);
		if (card) card.dataset.leaving = "";
		else viewTransition.skipTransition();
	});
	// The page was restored from the back/forward cache.
	addEventListener("pageshow", () => {
		for (const card of document.querySelectorAll<HTMLElement>("a[data-leaving]")) delete card.dataset.leaving;
	});
}

/** The first card in the viewport that leads to a URL. */
function findVisibleCard(url: string | null | undefined): HTMLAnchorElement | undefined {
	return [...document.querySelectorAll<HTMLAnchorElement>("a[data-shape]")].find((card) => {
		if (card.href !== url) return false;
		const { top, bottom } = card.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	});
}
