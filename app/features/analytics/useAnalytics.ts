import { useEffect } from "react";
import { useLocation } from "react-router";
import { site } from "../../../content/site.ts";

/** Starts analytics where the operator has switched it on, and tells it of every page shown. */
export function useAnalytics(): void {
	const { pathname } = useLocation();
	useEffect(() => {
		if (site.analytics.mode === "off") return;
		// A browser that blocks the file has decided for its visitor.
		import("./analytics.ts").then(({ viewPage }) => viewPage(pathname)).catch(() => {});
	}, [pathname]);
}
