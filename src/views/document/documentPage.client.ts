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

/**
 * Ends `content-visibility` of a document's distant parts (`contentVisibility.module.css`), whose heights are
 * guesses, and keeps the text in the middle of the viewport where it is.
 */
function layOutText(): void {
	const anchor = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
	const getTop = () => anchor?.getBoundingClientRect().top ?? 0;
	const before = getTop();
	document.documentElement.dataset.fullLayout = "";
	if (anchor) scrollBy({ top: getTop() - before, behavior: "instant" });
}
