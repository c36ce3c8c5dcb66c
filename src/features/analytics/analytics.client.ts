import { site } from "#site/site.ts";

/** Counts the page where the operator has switched analytics on. A browser that blocks the file has decided for its visitor. */
export function countPageView(): void {
	if (site.analytics.mode === "off") return;
	import("#app/features/analytics/analytics.ts").then(
		({ viewPage }) => viewPage(site.analytics, location.pathname),
		() => {},
	);
}
