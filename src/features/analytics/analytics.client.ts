/** Counts the page where the operator has switched analytics on (`data-analytics`). A browser that blocks the files has decided for its visitor. */
export function countPageView(): void {
	if (!("analytics" in document.documentElement.dataset)) return;
	Promise.all([import("./analytics.ts"), import("#config/site.ts")]).then(
		([{ trackPageView }, { site }]) => trackPageView(site.analytics, location.pathname),
		() => {},
	);
}
