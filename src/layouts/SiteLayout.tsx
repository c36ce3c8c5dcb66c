import type { ReactNode } from "react";
import { getPageLayout } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { ConsentBanner } from "#src/features/consent/ConsentBanner.tsx";
import { ConsentDialog } from "#src/features/consent/ConsentDialog.tsx";
import { ContactDialog } from "#src/features/contact/ContactDialog.tsx";
import { DocumentLoading } from "#src/features/documents/DocumentLoading.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { PathContext, useLocale } from "#src/i18n/useLocale.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** Header, footer and language of a page (product 3). The layout in `config/pages.ts` selects the buttons. */
export function SiteLayout({ page, children }: { page: PageInfo; children?: ReactNode }) {
	const pageLayout = getPageLayout(page.key);
	return (
		<PathContext value={page.path}>
			<a className="skip-link" href="#main">
				{i18nFor(page.language).t("layout.skip")}
			</a>
			<Header layout={pageLayout} languages={page.languages} />
			<ConsentBanner />
			<PrintHeader />
			<main id="main">{children}</main>
			<Footer layout={pageLayout} />
			<ContactDialog />
			<ConsentDialog />
			<DocumentLoading />
		</PathContext>
	);
}

/** Header for print: the site's name and the page's URL. */
function PrintHeader() {
	const { language, bare } = useLocale();
	return (
		<p className="print-header" data-nosnippet="">
			<strong>{site.name}</strong>
			<span>{site.origin + localizedPath(language, bare)}</span>
		</p>
	);
}
