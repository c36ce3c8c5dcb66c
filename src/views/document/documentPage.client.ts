/** Loads a document's scripts on first use, or at once if the page is scrolled. Links and buttons work without them. */
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
// These may scroll to any position in the text.
for (const event of ["click", "keydown"]) addEventListener(event, start, { once: true, capture: true });

/** Disables `content-visibility`, whose heights are estimates, and keeps the text in mid-viewport in place. */
function layOutText(): void {
	const anchor = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
	const getTop = () => anchor?.getBoundingClientRect().top ?? 0;
	const before = getTop();
	document.documentElement.dataset.fullLayout = "";
	if (anchor) scrollBy({ top: getTop() - before, behavior: "instant" });
}
