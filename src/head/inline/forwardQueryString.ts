/**
 * Inline in the head: a link marked `data-carry-query` gets this page's query string if it has none (product 4, the register
 * card).
 */
(() => {
	const carryQuery = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-carry-query]");
		if (link && !link.search) link.search = location.search;
	};
	for (const event of ["click", "auxclick", "contextmenu"]) document.addEventListener(event, carryQuery, true);
})();
