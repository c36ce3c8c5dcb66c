import type { ReactNode } from "react";
import { ConsentBanner } from "#app/features/consent/ConsentBanner.tsx";
import { ConsentDialog } from "#app/features/consent/ConsentDialog.tsx";
import { ContactDialog } from "#app/features/contact/ContactDialog.tsx";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext, useTranslation } from "#app/i18n/useTranslation.ts";
import { Footer, FooterPlay } from "#app/layouts/site/Footer.tsx";
import { Header } from "#app/layouts/site/Header.tsx";
import { HeaderPlay } from "#app/layouts/site/HeaderButton.tsx";
import { PaperHead } from "#app/layouts/site/PaperHead.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { PathProvider } from "#src/transition/reactRouter.tsx";

/** Header, footer and dialogs around a page, and the page's language for all components in it. */
export function SiteLayout({ page, children }: { page: PageInfo; children: ReactNode }) {
	return (
		<PathProvider path={page.path}>
			<I18nContext value={i18nFor(page.language)}>
				<SkipLink />
				<Header>
					<HeaderPlay />
				</Header>
				<ConsentBanner />
				<PaperHead />
				<main id="main">{children}</main>
				<Footer>
					<FooterPlay />
				</Footer>
				<ContactDialog />
				<ConsentDialog />
			</I18nContext>
		</PathProvider>
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
