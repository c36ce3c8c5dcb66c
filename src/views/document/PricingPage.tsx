import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { PricingView } from "./PricingView.tsx";

/** The prices of a chapter, as a document of the guidelines (product 7). */
export function PricingPage({ page }: { page: PageInfo }) {
	return (
		<SiteLayout page={page}>
			<PricingView chapter={page.params.chapter ?? ""} />
		</SiteLayout>
	);
}
