import { prefetch } from "astro:prefetch";

/**
 * Prefetches pages of the site when a pointer rests on a link or a finger touches it, in browsers without speculation rules.
 * Astro's `prefetch` does nothing under Save-Data and on slow lines.
 */
export function prefetchLinks(): void {
	if (HTMLScriptElement.supports?.("speculationrules")) return;
	for (const type of ["pointerover", "touchstart"]) {
		document.addEventListener(
			type,
			({ target }) => {
				const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
				if (link?.origin === location.origin && link.pathname !== location.pathname && !/\.\w+$/.test(link.pathname)) {
					prefetch(link.href);
				}
			},
			{ passive: true },
		);
	}
}
