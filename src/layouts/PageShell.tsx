import type { ReactNode } from "react";
import { ConsentBanner } from "#src/features/consent/ConsentBanner.tsx";
import { ConsentDialog } from "#src/features/consent/ConsentDialog.tsx";
import { ContactDialog } from "#src/features/contact/ContactDialog.tsx";
import { DocumentLoading } from "#src/features/documents/DocumentLoading.tsx";
import { PageProvider } from "#src/i18n/PageContext.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { PrintHeader } from "./PrintHeader.tsx";

interface PageShellProps {
	page: PageInfo;
	/** The buttons at the end of the header. */
	headerActions: ReactNode;
	/** Whether these are two: on phones they leave no room for the search. */
	hasTwoHeaderActions?: boolean;
	/** The buttons at the top of the footer. */
	footerActions: ReactNode;
	children?: ReactNode;
}

/** What every page has around its main part (product 3), and the language of all components in it. Layouts differ in buttons. */
export function PageShell({ page, headerActions, hasTwoHeaderActions, footerActions, children }: PageShellProps) {
	return (
		<PageProvider page={page}>
			<SkipLink />
			<Header hasTwoButtons={hasTwoHeaderActions}>{headerActions}</Header>
			<ConsentBanner />
			<PrintHeader />
			<main id="main">{children}</main>
			<Footer>{footerActions}</Footer>
			<ContactDialog />
			<ConsentDialog />
			<DocumentLoading />
		</PageProvider>
	);
}

function SkipLink() {
	const { t } = useTranslation();
	return (
		<a className="skip-link" href="#main">
			{t("layout.skip")}
		</a>
	);
}
