import type { ClientDirective } from "astro";
import { firstInteraction } from "#src/scripts/firstInteraction.ts";
import { queueEarlyClicks } from "./queueEarlyClicks.ts";
import { restoreMarkup } from "./restoreMarkup.ts";

export interface NearOptions {
	/** If the URL has this query parameter, the island hydrates soon after the page has loaded. */
	readonly parameter: string;
}

/**
 * `client:near`: hydrates an island less than one screen away after the first use of the page (scroll, pointer, key,
 * focus). If loading fails, Astro fires `astro:hydration-error`.
 */
const nearDirective: ClientDirective = (load, { value }, element) => {
	const restoreIsland = restoreMarkup(element);
	let isStarted = false;
	const hydrateIsland = async () => {
		if (isStarted) return;
		isStarted = true;
		observer.disconnect();
		const start = await load();
		restoreIsland();
		await start();
	};
	const observer = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && hydrateIsland(),
		{ rootMargin: "100% 0px" },
	);
	queueEarlyClicks(element, hydrateIsland);
	firstInteraction.then(() => {
		if (!isStarted) for (const child of element.children) observer.observe(child);
	});
	const { parameter } = (typeof value === "object" ? value : {}) as Partial<NearOptions>;
	if (parameter && new URLSearchParams(location.search).has(parameter)) afterLoad(hydrateIsland);
};

function afterLoad(hydrateIsland: () => void): void {
	const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(hydrateIsland);
	if (document.readyState === "complete") whenIdle();
	else addEventListener("load", whenIdle, { once: true });
}

export default nearDirective;
