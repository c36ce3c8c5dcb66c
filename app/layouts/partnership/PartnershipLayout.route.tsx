import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { FooterContact } from "#app/layouts/site/Footer.tsx";
import { HeaderButton } from "#app/layouts/site/HeaderButton.tsx";
import { PageFrame } from "#app/layouts/site/PageFrame.tsx";
import { useLocale } from "#app/navigation/useLocale.ts";
import { site } from "#site/site.ts";

export { FailureScreen as ErrorBoundary } from "#app/pages/error/FailureScreen.tsx";

/** The partnership page's layout (product 3): register in the header, start now and contact us in the footer. */
export default function PartnershipLayout() {
	return (
		<PageFrame
			headerActions={<HeaderRegister />}
			footerActions={
				<>
					<FooterContact variant="outline" />
					<FooterStart />
				</>
			}
		/>
	);
}

function HeaderRegister() {
	const { t } = useTranslation();
	return <HeaderButton href={site.links.register}>{t("partnership.register")}</HeaderButton>;
}

function FooterStart() {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<Link to={to("publish")} {...buttonProps()}>
			{t("partnership.start")}
		</Link>
	);
}
