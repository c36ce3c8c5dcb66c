import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ConsentBanner } from "#app/features/consent/ConsentBanner.tsx";
import { ConsentDialog } from "#app/features/consent/ConsentDialog.tsx";
import { ContactDialog } from "#app/features/contact/ContactDialog.tsx";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext, useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { PaperHead } from "./PaperHead.tsx";

interface PageFrameProps {
	/** The buttons at the header's end. */
	headerActions: ReactNode;
	/** Whether these are two. */
	hasTwoHeaderActions?: boolean;
	/** The buttons at the footer's head. */
	footerActions: ReactNode;
}

/** What every layout has around a page (product 3), in the language that the URL gives. Layouts differ in buttons. */
export function PageFrame({ headerActions, hasTwoHeaderActions, footerActions }: PageFrameProps) {
	const { language } = useLocale();
	return (
		<I18nContext value={i18nFor(language)}>
			<SkipLink />
			<Header hasTwoButtons={hasTwoHeaderActions}>{headerActions}</Header>
			<ConsentBanner />
			<PaperHead />
			<main id="main">
				<Outlet />
			</main>
			<Footer>{footerActions}</Footer>
			<ContactDialog />
			<ConsentDialog />
		</I18nContext>
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
