import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { FooterPlay } from "./Footer.tsx";
import { HeaderPlay } from "./HeaderButton.tsx";
import { PageFrame } from "./PageFrame.tsx";

export { FailureScreen as ErrorBoundary } from "#app/pages/error/FailureScreen.tsx";

/** The layout of most pages (product 3): play in the header, play and publish in the footer. */
export default function SiteLayout() {
	return (
		<PageFrame
			headerActions={<HeaderPlay />}
			footerActions={
				<>
					<FooterPlay />
					<FooterPublish />
				</>
			}
		/>
	);
}

function FooterPublish() {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<Link to={to("publish")} {...buttonProps()}>
			{t("layout.publish")}
		</Link>
	);
}
