import { layOutText } from "./layOutText.client.ts";

/**
 * Entry of a document's plain scripts: loads them when the visitor first uses the page, or when it does not start at its
 * top. If they cannot be loaded, all links and buttons of the HTML work.
 */
let isStarted = false;
function start(): void {
	if (isStarted) return;
	isStarted = true;
	layOutText();
	import("./enhanceDocument.client.ts").then(({ enhanceDocument }) => enhanceDocument(), console.error);
}

const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || entry?.type !== "navigate") start();

const startSoon = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 500 } as never);
for (const event of ["scroll", "wheel", "touchstart", "pointerdown"]) {
	addEventListener(event, startSoon, { once: true, passive: true });
}
// These may lead to any place in the text.
for (const event of ["click", "keydown"]) addEventListener(event, start, { once: true, capture: true });
