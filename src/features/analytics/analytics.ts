import type { AnalyticsSettings } from "#config/analytics.ts";
import { type AnalyticsTags, startAnalytics } from "./startAnalytics.ts";

let analytics: AnalyticsTags | undefined;
let isStarted = false;

/** Loaded only where analytics is switched on: see `useAnalytics.ts`. One per document. */
function start(settings: AnalyticsSettings): void {
	isStarted = true;
	analytics = startAnalytics(settings);
	const apply = () => analytics?.apply(window.cookieConsent);
	apply();
	window.addEventListener("consent:change", apply);
}

/** Counts a page, if the visitor agrees to that now or later while being on it. */
export function trackPageView(settings: AnalyticsSettings, path: string): void {
	if (!isStarted) start(settings);
	analytics?.view(path);
}
