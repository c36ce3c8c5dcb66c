/**
 * Prefetches internal links on hover and touch in browsers without speculation rules, except under Save-Data and on
 * slow connections. Uses `fetch`, because Chromium before 120 and WebKit block `<link rel="prefetch">` by CSP.
 */
export function prefetchLinks(): void {
	const { saveData, effectiveType = "" } = navigator.connection ?? {};
	if (HTMLScriptElement.supports?.("speculationrules") || saveData || effectiveType.endsWith("2g")) return;
	const prefetchedUrls = new Set<string>();
	const onPointer = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
		const isPage = link?.origin === location.origin && !/\.\w+$/.test(link.pathname);
		if (!isPage || link.pathname === location.pathname) return;
		const url = link.pathname + link.search;
		if (prefetchedUrls.has(url)) return;
		prefetchedUrls.add(url);
		fetch(url, { priority: "low" }).catch(() => {});
	};
	for (const type of ["pointerover", "touchstart"]) document.addEventListener(type, onPointer, { passive: true });
}
