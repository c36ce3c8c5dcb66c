/** Counts the page where the operator has switched analytics on (`data-analytics`). A browser that blocks the files has decided for its visitor. */
export function countPageView(): void {
	if (!("analytics" in document.documentElement.dataset)) return;
	Promise.all([import("./startAnalytics.ts"), import("#config/site.ts")]).then(
		([{ startAnalytics }, { site }]) => {
			const applyConsent = startAnalytics(site.analytics);
			applyConsent?.(window.cookieConsent);
			window.addEventListener("consent:change", () => applyConsent?.(window.cookieConsent));
		},
		() => {},
	);
}
