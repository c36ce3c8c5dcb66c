import { I18nextProvider, useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { Notices } from "~/features/notice/Notices.tsx";
import { i18nFor } from "~/i18n/i18n.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** The shared layout (spec 2.3) in the language that the URL gives. */
export default function SiteLayout() {
	const { language } = useLocale();
	return (
		<I18nextProvider i18n={i18nFor(language)}>
			<SkipLink />
			<Header />
			<main id="main">
				<Outlet />
			</main>
			<Footer />
			<Notices />
		</I18nextProvider>
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
