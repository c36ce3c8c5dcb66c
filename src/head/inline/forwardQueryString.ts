/** Inline in the head: adds the page's query string to links with `data-carry-query` that have none (product 4). */
(() => {
	const forwardQueryString = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-carry-query]");
		if (link && !link.search) link.search = location.search;
	};
	for (const event of ["click", "auxclick", "contextmenu"]) document.addEventListener(event, forwardQueryString, true);
})();
