import { site } from "../../../content/site.ts";
import { startAnalytics } from "./startAnalytics.ts";

/** Loaded only where analytics is switched on: see `useAnalytics.ts`. One per document. */
const analytics = startAnalytics(site.analytics);
const apply = () => analytics?.apply(window.cookieConsent);
apply();
window.addEventListener("consent:change", apply);

/** Counts a page, if the visitor agrees to that now or later while being on it. */
export function viewPage(path: string): void {
	analytics?.view(path);
}
