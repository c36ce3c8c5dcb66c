/**
 * Inline in the head: a link marked `data-carry-query` takes this page's query string along if it has none of its own
 * (product 4, the register card), with the app or without it.
 */
(() => {
	const carry = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-carry-query]");
		if (link && !link.search) link.search = location.search;
	};
	for (const event of ["click", "auxclick", "contextmenu"]) document.addEventListener(event, carry, true);
})();
