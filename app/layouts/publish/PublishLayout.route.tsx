import { useTranslation } from "#app/i18n/useTranslation.ts";
import { FooterContact, FooterPlay } from "#app/layouts/site/Footer.tsx";
import { HeaderButton, HeaderPlay } from "#app/layouts/site/HeaderButton.tsx";
import { PageFrame } from "#app/layouts/site/PageFrame.tsx";
import { site } from "#site/site.ts";

export { FailureScreen as ErrorBoundary } from "#app/pages/error/FailureScreen.tsx";

/** The publish page's layout (product 3): play and publish in the header, and a footer button that opens contact. */
export default function PublishLayout() {
	return (
		<PageFrame
			hasTwoHeaderActions
			headerActions={
				<>
					<HeaderPlay quiet />
					<HeaderPublish />
				</>
			}
			footerActions={
				<>
					<FooterPlay />
					<FooterContact />
				</>
			}
		/>
	);
}

/** To the marketplace: the visitor is on this site's publish page already. */
function HeaderPublish() {
	const { t } = useTranslation();
	return <HeaderButton href={site.links.publish}>{t("layout.publish")}</HeaderButton>;
}
