import { firstInteraction } from "./firstInteraction.ts";

/**
 * Fetches the files of the page's islands and of the search dialog without running them, after the visitor's first
 * interaction. Nothing is fetched under Save-Data.
 *
 * @param links template with links of everything that islands share (`IslandFiles.astro`)
 */
export function prefetchIslands(links: HTMLTemplateElement): void {
	if (navigator.connection?.saveData) return;
	firstInteraction.then(() => {
		for (const islandElement of document.querySelectorAll("astro-island")) {
			const href = islandElement.getAttribute("component-url") ?? "";
			links.content.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
		}
		// The security policy of Chromium before 120 and WebKit refuses `<link rel="prefetch">`.
		for (const link of links.content.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")) {
			link.remove();
			fetch(link.getAttribute("href") ?? "", { priority: "low" }).catch(() => {});
		}
		document.head.append(links.content);
	});
}
