import type { ReactNode } from "react";
import { getPageLayout } from "#config/pages.ts";
import { ConsentBanner } from "#src/features/consent/ConsentBanner.tsx";
import { ConsentDialog } from "#src/features/consent/ConsentDialog.tsx";
import { ContactDialog } from "#src/features/contact/ContactDialog.tsx";
import { DocumentLoading } from "#src/features/documents/DocumentLoading.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import { PageProvider } from "#src/i18n/PageContext.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { PrintHeader } from "./PrintHeader.tsx";

/**
 * What every page has around its main part (product 3), and the language of all components in it. The page's layout in
 * `config/pages.ts` decides the buttons of header and footer.
 */
export function SiteLayout({ page, children }: { page: PageInfo; children?: ReactNode }) {
	const pageLayout = getPageLayout(page.key);
	return (
		<PageProvider page={page}>
			<a className="skip-link" href="#main">
				{i18nFor(page.language).t("layout.skip")}
			</a>
			<Header layout={pageLayout} />
			<ConsentBanner />
			<PrintHeader />
			<main id="main">{children}</main>
			<Footer layout={pageLayout} />
			<ContactDialog />
			<ConsentDialog />
			<DocumentLoading />
		</PageProvider>
	);
}
