/** Starts analytics if it is configured (`data-analytics`). Ignores failed imports: content blockers cause them. */
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
