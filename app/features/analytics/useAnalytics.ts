import { useEffect } from "react";
import { useLocation } from "react-router";
import { site } from "#site/site.ts";

/** Starts analytics where the operator has switched it on, and tells it of every page shown. */
export function useAnalytics(): void {
	const { pathname } = useLocation();
	useEffect(() => {
		if (site.analytics.mode === "off") return;
		// The settings go along: a chunk that shares a file with components would load their sheet a second time.
		// A browser that blocks the file has decided for its visitor.
		import("./analytics.ts").then(({ viewPage }) => viewPage(site.analytics, pathname)).catch(() => {});
	}, [pathname]);
}
