import { firstInteraction } from "./firstInteraction.ts";

/** Prefetches the files of islands (`links` has shared ones) after the first interaction, except under Save-Data. */
export function prefetchIslands(links: HTMLTemplateElement): void {
	if (navigator.connection?.saveData) return;
	firstInteraction.then(() => {
		for (const islandElement of document.querySelectorAll("astro-island")) {
			const href = islandElement.getAttribute("component-url") ?? "";
			links.content.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
		}
		// Chromium before 120 and WebKit block `<link rel="prefetch">` by CSP.
		for (const link of links.content.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")) {
			link.remove();
			fetch(link.getAttribute("href") ?? "", { priority: "low" }).catch(() => {});
		}
		document.head.append(links.content);
	});
}
